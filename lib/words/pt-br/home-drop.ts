import type { Translated } from "..";
import type { homeDrop as en } from "../en/home-drop";

export const homeDrop = {
  prompt: "Solte imagens ou PDFs em qualquer lugar desta página",
  touch: "Escolha fotos ou PDFs",
  dragging: "Solte aqui",
  wrong: "Aceitamos imagens e PDFs",
  looking: "Examinando seus arquivos...",
  failed: "Parte desta página não carregou. Verifique sua conexão e selecione seus arquivos de novo.",
  lost: "Os arquivos que você compartilhou não chegaram aqui, e não guardamos nada. Selecione-os aqui.",
  button: "Selecionar arquivos",
  others: "Selecionar outros arquivos",
  note: "JPG, PNG, WEBP, AVIF, HEIC, GIF, TIFF, BMP, SVG, PSD, PDF e outros. Pastas inteiras também funcionam. Você escolhe o novo formato em seguida.",
  private: "Nada foi enviado ainda.",
} satisfies Translated<typeof en>;
