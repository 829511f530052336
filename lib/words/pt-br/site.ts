import type { Translated } from "..";
import type { site as en } from "../en/site";

export const site = {
  skip: "Ir para o conteúdo",
  breadcrumb: "Você está em",
  languages: "Idioma",
  menu: {
    open: "Menu",
    close: "Fechar",
    label: "Ferramentas",
    back: "Todos os menus",
    searches: "{searches} buscas",
    comingSoon: "Em breve",
    start: "Começar a converter",
    help: "Precisa de ajuda?",
  },
  menus: {
    popular: { name: "Mais usadas", about: "As ferramentas que as pessoas mais procuram" },
    iphone: {
      name: "iPhone",
      about: "Converta fotos HEIC do iPhone ou iPad para JPG, PNG ou WEBP",
    },
    web: {
      name: "Web",
      about: "Converta imagens para WEBP e AVIF, ou desses formatos para outros, sem parar as animações",
    },
    pdf: {
      name: "Ferramentas PDF",
      about: "Junte, divida e comprima PDFs, crie PDFs de imagens e transforme-os em imagens ou Word",
    },
    other: {
      name: "Outros formatos",
      about: "Converta entre JPG e PNG, abra TIFFs, crie GIFs e favicons ou escolha outro formato",
    },
    utilities: {
      name: "Utilitários",
      about: "Redimensione imagens, diminua imagens e PDFs e leia o texto de imagens",
    },
  },
  deadEnds: {
    "/image-convert": "Converter imagem",
    "/image-resizer": "Redimensionador de imagens",
    "/about": "Sobre",
    "/privacy-policy": "Política de privacidade",
    "/terms-of-service": "Termos de serviço",
  },
  footer: {
    about:
      "Converta imagens e PDFs de graça. Sem conta, sem marca d'água, e seus arquivos são excluídos do servidor.",
    label: "Todas as ferramentas e páginas",
    support: "Suporte",
    company: "Sobre o site",
    social: "Redes sociais",
    account: "{site} no {network}",
    share: "Compartilhar o {site} no {network}",
  },
} satisfies Translated<typeof en>;
