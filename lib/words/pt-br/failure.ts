import type { Translated } from "..";
import type { failure as en } from "../en/failure";

export const failure = {
  title: "Erro inesperado",
  server: "500 Erro interno do servidor",
  advice:
    "Tente de novo. Se não resolver, recomece pela página inicial. Os arquivos no seu dispositivo não mudaram.",
  reference: "Se entrar em contato, informe o erro {digest}",
  retry: "Tentar de novo",
  home: "Página inicial",
} satisfies Translated<typeof en>;
