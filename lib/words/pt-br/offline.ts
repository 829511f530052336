import type { Translated } from "..";
import type { offline as en } from "../en/offline";

export const offline = {
  title: "Sem conexão - {site}",
  heading: "Você está sem conexão",
  needed:
    "O {site} abre as páginas e converte os arquivos no servidor, por isso todas as ferramentas precisam da internet. Verifique sua conexão e tente de novo.",
  shared:
    "Os arquivos que você compartilhou estão esperando neste dispositivo. Eles aparecem aqui assim que a conexão voltar.",
  retry: "Tentar de novo",
} satisfies Translated<typeof en>;
