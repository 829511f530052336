import type { Translated } from "..";
import type { contact as enContact, contactFacts as enContactFacts } from "../en/contact";

export const contact = {
  form: "Formulário de contato",
  fields: {
    name: { label: "Nome", missing: "Digite seu nome" },
    email: { label: "E-mail", missing: "Digite seu e-mail" },
    subject: { label: "Assunto", missing: "Digite um assunto" },
    message: { label: "Mensagem", missing: "Escreva uma mensagem" },
  },
  emailInvalid: "Digite um e-mail como nome@example.com",
  category: "Categoria (opcional)",
  categories: {
    support: { tile: "?", name: "Suporte", about: "Uma conversão falhou ou você precisa de ajuda" },
    bug: { tile: "BUG", name: "Relatar um erro", about: "Algo no site não funciona" },
    feature: { tile: "NOVO", name: "Sugestão", about: "Um formato ou uma opção que você gostaria de ter" },
    business: { tile: "EMP", name: "Empresas", about: "Parcerias, imprensa e licenciamento" },
  },
  noCategory: "Nenhuma destas",
  send: "Enviar mensagem",
  sending: "Enviando mensagem...",
  unsent: {
    nowhere:
      "Este formulário ainda não está ligado a uma caixa de e-mail: sua mensagem fica no seu navegador e não chega até nós.",
    email:
      "Este formulário ainda não está ligado a uma caixa de e-mail: sua mensagem fica no seu navegador. Para falar conosco, escreva para {email}.",
  },
  sent: "Obrigado! Sua mensagem foi enviada. Vamos responder em até 24 horas.",
} satisfies Translated<typeof enContact>;

export const contactFacts = {
  label: "Bom saber",
  facts: {
    reply: { name: "Tempo de resposta", text: "Em até 24 horas, normalmente de 2 a 4 horas" },
    hours: { name: "Atendimento", text: "Seg. a sex., das 9h às 18h (horário EST)" },
  },
  email: "E-mail",
  faq: "Limites, formatos e privacidade",
} satisfies Translated<typeof enContactFacts>;
