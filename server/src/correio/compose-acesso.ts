import type { Carta } from './compose.ts'
import { uuidv7 } from '#infra'

/** "Here is your code": `{nome}` is filled by the statement that finds out whom to write to. */
export function composeRecuperacao({
  loja,
  codigo,
  link,
  minutos,
}: {
  loja: string
  codigo: string
  link: string | null
  minutos: number
}): Omit<Carta, 'para'> {
  const ouLink = link ? `\n\nSe preferir, abra este endereço e crie a senha ali mesmo:\n${link}` : ''
  return {
    idcorreio: uuidv7(),
    assunto: `${loja}: código para criar uma nova senha`,
    texto: `Olá, {nome}!\n\nSeu código é ${codigo}. Ele vale por ${minutos} minutos e uma única vez.${ouLink}\n\nNão pediu? Ignore esta mensagem: sua senha continua a mesma.\n\n${loja}`,
  }
}

/** "Your password was changed": a change that was not theirs is noticed. */
export function composeSenhaTrocada({
  loja,
  nome,
  email,
}: {
  loja: string
  nome: string
  email: string
}): Carta {
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `${loja}: sua senha foi alterada`,
    texto: `Olá, ${nome}!\n\nA senha da sua conta acabou de ser alterada, e os outros acessos foram encerrados.\n\nNão foi você? Peça já uma nova senha em "Esqueci minha senha" e fale com a loja.\n\n${loja}`,
  }
}

/** "You log in with another address now": to the address of before. */
export function composeEmailTrocado({
  loja,
  nome,
  email,
  novo,
}: {
  loja: string
  nome: string
  email: string
  novo: string
}): Carta {
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `${loja}: seu e-mail de acesso mudou`,
    texto: `Olá, ${nome}!\n\nA partir de agora você entra com ${novo}.\n\nNão foi você? Fale já com a loja: ela recupera o seu acesso.\n\n${loja}`,
  }
}
