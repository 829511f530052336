import type { Translated } from "..";
import type { notFound as en } from "../en/not-found";
import { counted } from "../format";

export const notFound = {
  answers: {
    "/image-convert": {
      text: "Esta herramienta llegará pronto. La más parecida que tenemos hoy: {link}",
      see: "",
    },
    "/image-resizer": {
      text: "Esta página tiene otra dirección. Puedes cambiar el tamaño de tus imágenes aquí: {link}",
      see: "Redimensionar imagen",
    },
    "/about": {
      text: "Esta página tiene otra dirección. Aquí puedes leer sobre este sitio: {link}",
      see: "Quiénes somos",
    },
    "/privacy-policy": {
      text: "Esta página tiene otra dirección. Mira qué pasa con tus archivos: {link}",
      see: "Privacidad",
    },
    "/terms-of-service": {
      text: "Esta página tiene otra dirección. Aquí están los términos de uso de este sitio: {link}",
      see: "Términos",
    },
  },
  suggestion: "¿Buscas {tool}?",
  hint: "Escribe dos formatos o lo que quieres hacer, por ejemplo “comprimir pdf”.",
  game: {
    label: "Un juego",
    name: "La ficha voladora, un pequeño juego",
    controls:
      "Haz volar la ficha por los huecos. Pulsa Espacio o la flecha hacia arriba, haz clic o toca la pantalla para aletear.",
    noScript: "Activa JavaScript para jugar aquí.",
    score: "Puntos: {n}",
    best: "Récord: {n}",
    start: "Haz clic o pulsa Espacio para empezar",
    paused: "En pausa",
    resume: "Haz clic o pulsa Espacio para continuar",
    over: "Fin del juego",
    restart: "Haz clic o pulsa Espacio para volver a empezar",
    record: "Tu mejor puntuación hasta ahora",
    nothing: "La primera pila es la más difícil",
    passed: counted({ one: "{n} pila superada", other: "{n} pilas superadas" }),
    result: "Tu puntuación: {score}. Tu récord: {best}.",
  },
} satisfies Translated<typeof en>;
