import type { Translated } from "..";
import type { notFound as en } from "../en/not-found";
import { counted } from "../format";

export const notFound = {
  answers: {
    "/image-convert": {
      text: "Esta ferramenta chega em breve. A mais próxima que temos hoje: {link}",
      see: "",
    },
    "/image-resizer": {
      text: "Esta página tem outro endereço. Você pode mudar o tamanho das suas imagens aqui: {link}",
      see: "Redimensionar imagem",
    },
    "/about": {
      text: "Esta página tem outro endereço. Você pode ler sobre este site aqui: {link}",
      see: "Sobre nós",
    },
    "/privacy-policy": {
      text: "Esta página tem outro endereço. Veja o que acontece com seus arquivos: {link}",
      see: "Privacidade",
    },
    "/terms-of-service": {
      text: "Esta página tem outro endereço. Você pode ler os termos de uso deste site aqui: {link}",
      see: "Termos de uso",
    },
  },
  suggestion: "Está procurando {tool}?",
  hint: "Digite dois formatos, ou o que você quer fazer, como “comprimir pdf”.",
  game: {
    label: "Um jogo",
    name: "Bloco voador, um joguinho",
    controls:
      "Passe com o bloco pelas aberturas. Pressione Espaço ou a seta para cima, clique ou toque para bater asas.",
    noScript: "Ative o JavaScript para jogar aqui.",
    score: "Pontos: {n}",
    best: "Recorde: {n}",
    start: "Clique ou pressione Espaço para começar",
    paused: "Pausado",
    resume: "Clique ou pressione Espaço para continuar",
    over: "Fim de jogo",
    restart: "Clique ou pressione Espaço para recomeçar",
    record: "Seu melhor resultado até agora",
    nothing: "A primeira pilha é a mais difícil",
    passed: counted({ one: "{n} pilha superada", other: "{n} pilhas superadas" }),
    result: "Você fez {score}. Seu recorde é {best}.",
  },
} satisfies Translated<typeof en>;
