import type { Translated } from "..";
import type { terms as en } from "../en/terms";

export const terms = {
  free: {
    heading: "Uso grátis",
    blocks: [
      "Todas as ferramentas deste site são grátis, para uso pessoal e comercial. Você não precisa de conta. Ao usar o site, você aceita estes termos.",
    ],
  },
  files: {
    heading: "Seus arquivos",
    blocks: [
      "Seus arquivos e resultados continuam seus. Eles são usados para a sua conversão e para mais nada; [Privacidade](/privacy) informa por quanto tempo são guardados.",
      "Converta só arquivos que você tem o direito de usar. Não envie nada ilegal.",
    ],
  },
  fair: {
    heading: "Uso justo",
    blocks: [
      "Para que o site funcione para todo mundo:",
      {
        list: [
          "Respeite os limites que as páginas informam. Quanto você pode converter por minuto também é limitado.",
          "Não tente contornar os limites, sobrecarregar o site nem invadi-lo.",
          "Não use o site para prejudicar outras pessoas e não tente abrir resultados que não são seus.",
        ],
      },
      "Pedidos que violem estas regras podem ser recusados.",
    ],
  },
  warranty: {
    heading: "Sem garantia",
    blocks: [
      "O site é oferecido como está. As ferramentas podem ficar lentas, mudar ou parar de funcionar, e um resultado pode ser diferente do que você esperava. Guarde seus originais e confira os resultados antes de confiar neles, principalmente os textos lidos de imagens.",
      "Até onde a lei permite, ninguém responde por danos causados pelo uso deste site. Os direitos que a lei não deixa excluir continuam seus.",
    ],
  },
  law: {
    heading: "Lei e mudanças",
    named:
      "Estes termos seguem a lei de {law}. Os direitos do consumidor do país onde você mora continuam valendo.",
    unnamed:
      "Estes termos não indicam a lei de nenhum país, então valem as regras gerais sobre qual lei se aplica.",
    changes: "Se estes termos mudarem, os novos serão publicados nesta página.",
  },
  operator: { heading: "Quem mantém este site" },
} satisfies Translated<typeof en>;
