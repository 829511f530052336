import { words as pdfToWord } from "../pdf-to-word/words.pt-br";
import { pdfDropZone, pdfMessages, pdfTables } from "../shared.pt-br";
import type { ToolWords } from "../words";

export const words = {
  ...pdfTables,
  name: "PDF para Excel",
  title: "Converter PDF para Excel | Tabelas em XLSX, grátis",
  description:
    "Transforme as tabelas de um PDF em um arquivo do Excel, com números e datas de verdade. Páginas escaneadas também. Grátis, sem conta, sem marca d'água.",
  keywords: [
    "pdf para excel",
    "converter pdf para excel",
    "pdf em excel",
    "pdf para xlsx",
    "extrair tabela de pdf",
    "pdf para planilha",
  ],
  heading: "Converter PDF para Excel",
  subtitle: "Tabelas em planilhas prontas para calcular: números, datas e células mescladas",
  dropZone: {
    ...pdfDropZone,
    hint: "Um PDF, até 100 MB e 500 páginas. Páginas escaneadas também, até 50.",
  },
  action: "Converter para Excel",
  messages: pdfMessages,
  instead: pdfToWord.name,
  howTo: [
    { name: "Selecione um PDF", text: "Solte na página ou selecione com o botão." },
    {
      name: "Encontre as tabelas",
      text: "Clique no botão. As páginas e as tabelas aparecem lado a lado.",
    },
    {
      name: "Confira e baixe",
      text: "Deixe de fora o que não precisa, junte tabelas que são uma só e baixe o arquivo do Excel.",
    },
  ],
  article: {
    sections: [
      {
        heading: "O que vai para o arquivo do Excel",
        blocks: [
          "Um PDF não tem células. Tem letras e, às vezes, linhas. O conversor descobre linhas e colunas pelos traços em volta das células, pelas cores por trás delas e pelo alinhamento de palavras e números.",
          {
            caption: "Em que uma tabela se transforma",
            head: ["No PDF", "No Excel"],
            rows: [
              ["Cada tabela", "Uma aba, com o nome da legenda dela"],
              ["1.234,56 ou 1,234.56", "Um número que você pode somar"],
              ["12,5% e R$ 1.200", "Uma porcentagem e um valor, mostrados como no PDF"],
              ["31/12/2025 ou 31 de dezembro de 2025", "Uma data"],
              ["Células que ocupam várias colunas ou linhas", "Células mescladas"],
              ["Linhas de cabeçalho", "Em negrito e à vista quando você rola"],
              ["Uma tabela em várias páginas", "Uma tabela só, com o cabeçalho uma vez"],
            ],
          },
          "O texto em volta das tabelas fica de fora. Se precisar dele também, escolha “Tudo o que está na página” antes de converter.",
        ],
      },
      {
        heading: "Números em que dá para confiar",
        blocks: [
          "1.234 é pouco mais que um ou passa de mil? Depende de quem escreveu. O conversor olha os outros números da coluna, da tabela e do documento e só decide se eles não deixam dúvida. Se deixam, a célula continua como texto, exatamente como está no PDF.",
          "Números entre parênteses, como (12), viram negativos, e os que têm o sinal de menos atrás também. Telefones, CPFs, códigos longos e números com zeros à esquerda continuam como texto, e nenhum dígito se perde.",
        ],
      },
      {
        heading: "Confira as tabelas antes de baixar",
        blocks: [
          "A página fica ao lado das tabelas, cada uma em uma moldura. Compare algumas células, principalmente as somas. Você pode deixar tabelas de fora, dizer que linhas são o cabeçalho e juntar tabelas que o conversor separou por engano. Se uma tabela falta ou está cortada, desenhe uma moldura em volta dela, e ela é lida de novo.",
          "Tudo isso acontece no seu navegador, então mudar algo não exige outro envio.",
        ],
      },
      {
        heading: "Tabelas escaneadas",
        blocks: [
          "Se uma página é escaneada, o texto é lido antes na imagem. Isso leva alguns segundos por página, em até 50 páginas. As células difíceis de ler são marcadas. Compare-as com a página antes de confiar nelas: um 3 apagado e um 8 se confundem com facilidade.",
        ],
      },
    ],
    questions: [
      {
        question: "O conversor diz que não há tabela. O que faço?",
        answer:
          "Escolha “Tudo o que está na página” e converta de novo: o texto vai para as células conforme o lugar onde está. Para documentos que são quase só texto, [PDF para Word](/pdf-to-word) é a melhor escolha.",
      },
      {
        question: "Posso ter todas as tabelas em uma aba?",
        answer:
          "Sim. Ligue “Colocar todas as tabelas em uma só aba”. Elas vêm uma depois da outra, com uma linha vazia no meio.",
      },
      {
        question: "E se eu quiser um arquivo CSV?",
        answer: "Sim. Escolha CSV como formato do arquivo ou use [PDF para CSV](/pdf-to-csv).",
      },
      {
        question: "Que programas abrem o arquivo?",
        answer: "Excel, LibreOffice, Planilhas Google e Numbers. Não oferecemos o formato antigo .xls.",
      },
      {
        question: "As fórmulas também são convertidas?",
        answer:
          "Um PDF só mostra resultados, então não há fórmulas para converter. Um texto que parece fórmula continua sendo texto e nunca é executado.",
      },
      {
        question: "Posso converter um extrato bancário com senha?",
        answer:
          "Sim, se você souber a senha. Ela é pedida depois que você clica no botão, e ninguém a guarda.",
      },
      {
        question: "Meu documento fica privado?",
        answer: "Sim. Seu PDF é excluído logo depois da conversão, e o resultado, após {retention}.",
      },
    ],
  },
} satisfies ToolWords<"tables">;
