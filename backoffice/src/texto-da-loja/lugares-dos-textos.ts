/** Places of the shop where a store may say something in its own words, and what stands there while it does not. */
export const lugaresDosTextos = [
  {
    chave: 'cadastro',
    nome: 'No cadastro',
    onde: 'Ao lado do formulário de quem se cadastra para comprar.',
    usual: 'Sem texto: só o formulário aparece.',
  },
  {
    chave: 'condicoes',
    nome: 'Nos termos',
    onde: 'Depois dos termos de uso e de privacidade.',
    usual: 'Sem texto: aparecem só os termos.',
  },
] as const

export type LugarDoTexto = (typeof lugaresDosTextos)[number]
