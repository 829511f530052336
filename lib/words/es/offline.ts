import type { Translated } from "..";
import type { offline as en } from "../en/offline";

export const offline = {
  title: "Sin conexión - {site}",
  heading: "No tienes conexión",
  needed:
    "{site} abre las páginas y convierte los archivos en su servidor, así que todas las herramientas necesitan internet. Revisa tu conexión e inténtalo de nuevo.",
  shared:
    "Los archivos que compartiste esperan en este dispositivo. Aparecerán aquí cuando vuelvas a tener conexión.",
  retry: "Reintentar",
} satisfies Translated<typeof en>;
