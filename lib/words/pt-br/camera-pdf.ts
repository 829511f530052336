import type { Translated } from "..";
import type { cameraPdf as en } from "../en/camera-pdf";
import { counted } from "../format";

export const cameraPdf = {
  capture: "Tirar fotos",
  files: "Arquivos selecionados",
  success: counted({ one: "Um PDF com {n} imagem.", other: "Um PDF com {n} imagens." }),
  change: "Mudar as páginas",
  camera: {
    title: "Câmera",
    view: "Imagem da câmera ao vivo, espelhada",
    starting: "Abrindo a câmera...",
    take: "Tirar foto ({n})",
    taken: "Foto tirada!",
    discard: "Descartar todas",
    discarded: "Fotos descartadas",
    captures: "Fotos tiradas",
    use: "Usar as fotos no PDF ({n})",
    none: "Nenhuma foto tirada ainda",
    again: "Tentar de novo",
  },
  cameraErrors: {
    noApi: "Este navegador não permite usar a câmera",
    unsupported: "Este dispositivo ou navegador não permite usar a câmera",
    ownDocument: "Recarregue a página para usar a câmera. Depois selecione seus arquivos de novo.",
    noFeed: "Não foi possível mostrar a imagem da câmera",
    noAccess: "Não foi possível acessar a câmera",
    notReady: "A câmera não foi iniciada corretamente",
    notCaptured: "Não foi possível tirar a foto",
  },
  cameraAdvice: {
    NotAllowedError: "Permita o uso da câmera neste site nas configurações do navegador e tente de novo.",
    NotFoundError: "Conecte uma câmera e tente de novo, ou feche esta janela e selecione imagens.",
    NotReadableError: "Feche outros programas que estejam usando a câmera e tente de novo.",
  },
} satisfies Translated<typeof en>;
