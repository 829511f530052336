import type { Translated } from "..";
import type { terms as en } from "../en/terms";

export const terms = {
  free: {
    heading: "Uso gratuito",
    blocks: [
      "Todas las herramientas de este sitio son gratis, para uso personal y comercial. No necesitas una cuenta. Al usar el sitio, aceptas estos términos.",
    ],
  },
  files: {
    heading: "Tus archivos",
    blocks: [
      "Tus archivos y tus resultados siguen siendo tuyos. Se usan para tu conversión y para nada más; en [Privacidad](/privacy) se explica cuánto tiempo se guardan.",
      "Convierte solo archivos que tengas derecho a usar. No subas nada ilegal.",
    ],
  },
  fair: {
    heading: "Uso razonable",
    blocks: [
      "Para que el sitio funcione para todo el mundo:",
      {
        list: [
          "Respeta los límites que indican las páginas. También hay un límite de lo que puedes convertir por minuto.",
          "No intentes saltarte los límites, sobrecargar el sitio ni entrar en él sin permiso.",
          "No uses el sitio para hacer daño a otras personas ni intentes abrir resultados que no sean tuyos.",
        ],
      },
      "Las solicitudes que incumplan estas reglas se pueden rechazar.",
    ],
  },
  warranty: {
    heading: "Sin garantía",
    blocks: [
      "El sitio se ofrece tal como es. Las herramientas pueden ir lentas, cambiar o dejar de funcionar, y un resultado puede ser distinto de lo que esperabas. Guarda tus originales y revisa los resultados antes de confiar en ellos, sobre todo el texto leído de imágenes.",
      "En la medida en que la ley lo permite, nadie responde por los daños derivados del uso de este sitio. Conservas los derechos que la ley no permite excluir.",
    ],
  },
  law: {
    heading: "Ley aplicable y cambios",
    named:
      "Estos términos se rigen por la ley de {law}. Conservas los derechos de consumo del país en el que vives.",
    unnamed:
      "Estos términos no nombran la ley de ningún país, así que se siguen las reglas generales que determinan la ley aplicable.",
    changes: "Si estos términos cambian, los nuevos se publican en esta página.",
  },
  operator: { heading: "Quién gestiona este sitio" },
} satisfies Translated<typeof en>;
