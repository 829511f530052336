import type { Translated } from "..";
import type { failure as en } from "../en/failure";

export const failure = {
  title: "Error inesperado de la aplicación",
  server: "500: error interno del servidor",
  advice:
    "Inténtalo de nuevo. Si no funciona, vuelve a empezar desde la página de inicio. Los archivos de tu dispositivo no han cambiado.",
  reference: "Si nos escribes, menciona el error {digest}",
  retry: "Reintentar",
  home: "Página de inicio",
} satisfies Translated<typeof en>;
