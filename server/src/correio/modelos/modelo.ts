/** What a letter is filled with. */
interface Parte {
  /** What it is, in words for people. */
  rotulo: string
  exemplo: string
  /** The letter would not say what it has to without it: it cannot be taken out. */
  exigida?: true
  /** An address: of other parts what looks like one is made harmless. */
  endereco?: true
}

/** A letter as it is sent while its store says nothing else, and what its store may say in its place. */
export interface Modelo {
  nome: string
  /** When it is sent, in words for people. */
  quando: string
  assunto: string
  texto: string
  partes: Readonly<Record<string, Parte>>
}

const pessoa: Parte = { rotulo: 'Nome de quem recebe', exemplo: 'Ana Souza' }
const loja: Parte = { rotulo: 'Nome da loja', exemplo: 'Minha loja', exigida: true }
const link: Parte = {
  rotulo: 'Endereço do botão',
  exemplo: 'https://loja.example/pedidos/1042',
  exigida: true,
  endereco: true,
}
export const comuns = { pessoa, loja, link }

/** Greeting, what happened, a button, the store's name. */
export const compose = (texto: string, botao = 'Acompanhar'): string =>
  `Olá, {pessoa}!\n\n${texto}\n\n${botao}: {link}\n\n{loja}`
