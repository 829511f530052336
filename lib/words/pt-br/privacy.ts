import type { Translated } from "..";
import type { privacy as en } from "../en/privacy";

export const privacy = {
  short: {
    heading: "Em resumo",
    points: [
      "Você não precisa de conta, e este site não usa cookies.",
      "Seus arquivos são enviados para serem convertidos, e para mais nada.",
      "O que você envia é excluído assim que a conversão termina, e os resultados, em até {retention}.",
      "O registro do servidor não tem endereços IP nem nomes de arquivos.",
    ],
    tagManager:
      "Você não precisa de conta. As ferramentas não usam cookies; a página inicial carrega o Google Tag Manager, veja [abaixo](/privacy#cookies-e-armazenamento).",
  },
  uploaded: {
    heading: "O que é enviado",
    blocks: [
      "Os arquivos são enviados quando você clica no botão de uma ferramenta para converter, comprimir ou ler. [JPEG para JPG](/jpeg-to-jpg) começa assim que você seleciona os arquivos, e avisa isso. Os arquivos que você seleciona na página inicial ficam no seu navegador até você escolher uma ferramenta para eles.",
      "Algumas ferramentas preparam as imagens no seu navegador e enviam essa cópia. As fotos que você tira em [Imagem para PDF](/image-to-pdf) ficam no seu dispositivo até você convertê-las.",
      "A senha de um PDF é enviada com o arquivo, serve só para aquela conversão e não é guardada.",
    ],
    backend:
      "As conversões deste site são feitas em {host}. O que esta página diz sobre o servidor vale para ele.",
  },
  kept: {
    heading: "Onde os arquivos ficam e por quanto tempo",
    blocks: [
      {
        list: [
          "O que você envia fica no nosso servidor enquanto é convertido. É excluído assim que você recebe a resposta, mesmo que a conversão falhe ou você a cancele.",
          "Os resultados ficam guardados por {retention}, no nosso servidor ou em um armazenamento ligado a ele, para que você possa baixá-los. Depois são excluídos automaticamente.",
          "“Excluir agora”, na página da ferramenta, exclui os resultados na hora.",
          "PDFs feitos de imagens, imagens comprimidas e arquivos de [JPEG para JPG](/jpeg-to-jpg) não são guardados. Seu navegador os recebe diretamente.",
        ],
      },
      "Se o servidor for interrompido, ele exclui o que tiver sobrado quando iniciar de novo. O software não faz cópias de segurança dos seus arquivos.",
    ],
  },
  seen: {
    heading: "Quem pode ver seus arquivos",
    blocks: [
      "Cada resultado tem um link de download aleatório, longo demais para adivinhar e fora de qualquer lista. Qualquer pessoa a quem você der o link pode abrir o arquivo até ele ser excluído.",
      "Quem opera o servidor poderia abrir os arquivos enquanto eles estão lá. O software não oferece nenhuma página para isso. Ele não analisa seus arquivos, não aprende com eles e não os repassa.",
      "Os resultados não levam localização, dados da câmera nem notas ocultas: tudo isso é removido das suas imagens.",
    ],
  },
  logged: {
    heading: "O que é registrado",
    blocks: [
      "A cada conversão e download, o servidor escreve uma linha no registro: a hora, o tipo de pedido, se deu certo, quantos arquivos e bytes, quanto demorou e um identificador aleatório. Seu endereço IP, os nomes e o conteúdo dos arquivos não aparecem. Visitas a páginas não são registradas. Se algo der errado, a linha também tem a mensagem de erro, sem nomes de arquivos.",
      "O servidor também conta: quantos arquivos foram convertidos, quantos falharam, quanto tempo levou. Ninguém pode ser reconhecido nesses totais.",
      "Para limitar quanto cada visitante converte, o servidor lembra seu endereço IP por cerca de um minuto, ou enquanto o envio durar. Ele fica na memória e nunca é escrito no registro. Servidores que trabalham juntos compartilham um hash do endereço.",
      "Um provedor ou proxy na frente do servidor pode manter registros próprios. Isso depende de quem mantém este site.",
    ],
  },
  cookies: {
    heading: "Cookies e armazenamento",
    blocks: [
      "Este site não usa cookies. Seu navegador lembra duas coisas enquanto a aba está aberta: os identificadores dos seus resultados, para você reencontrá-los depois de recarregar, e seu recorde no jogo da página 404.",
      "Depois que você converter um arquivo, ou se instalar este site como aplicativo, seu navegador guarda um pequeno script deste site. Ele mostra uma página própria enquanto você está sem conexão e recebe os arquivos que outros aplicativos compartilham com o aplicativo instalado. Esses arquivos ficam no seu navegador, que exclui a própria cópia assim que a página inicial os recebe. Se você compartilhar arquivos antes de o script estar lá, eles são enviados ao nosso servidor, que não guarda nada deles.",
      "Se você fechar a sugestão de ler uma página no seu idioma, seu navegador lembra disso. Se mudar de idioma com arquivos escolhidos, seu navegador os guarda até que a página nesse idioma os receba.",
    ],
    nothing:
      "As páginas não carregam nada de outras empresas: nem anúncios, nem ferramentas de análise, nem fontes.",
    tagManager:
      "A página inicial carrega o Google Tag Manager (contêiner {container}), e com isso o Google recebe seu endereço IP. O que mais ele carrega ali, e se isso usa cookies, é decisão de quem mantém este site. Nenhuma outra página o carrega.",
    quiet: "Seu navegador não informa nada sobre a sua visita.",
    vitals:
      "Quando você sai de uma página, seu navegador informa a velocidade dela: até cinco números e o endereço da página. Eles são somados aos totais e não são guardados um por um.",
  },
  operator: {
    heading: "O que quem mantém o site pode mudar",
    blocks: [
      "Quem mantém este site pode definir por quanto tempo os resultados ficam guardados (aqui {retention}), o tamanho máximo dos envios, quantos arquivos você pode converter por minuto, onde os resultados são guardados e quanto é registrado. Também decide se os navegadores informam a velocidade das páginas e se a página inicial carrega um gerenciador de tags. O que esta página diz acompanha essas configurações.",
    ],
  },
  responsible: { heading: "Quem é responsável" },
} satisfies Translated<typeof en>;
