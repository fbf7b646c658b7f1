import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'

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

/** "Is this your mailbox?": does not name the person who typed the address in, for that may be anybody; orders do not wait for the answer. */
export function composeConfirmacao({
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
  const abrir = link ? `\n\nConfirmar e-mail: ${link}` : ''
  const dias = Math.round(minutos / 1440)
  return {
    idcorreio: uuidv7(),
    assunto: `${loja}: confirme seu e-mail`,
    texto: `Olá!\n\nEste e-mail foi informado em um cadastro em ${loja}. Se foi você, confirme que ele é seu: pedidos, notas e cobranças chegam aqui.${abrir}\n\nOu digite o código ${codigo} em "Sua conta". O endereço e o código valem por ${dias} dias e uma única vez. Enquanto isso você já pode comprar.\n\nNão foi você? Ignore esta mensagem: sem a sua resposta nada é confirmado.\n\n${loja}`,
  }
}

/** "Your password was changed": somebody who did not change it notices. */
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

/** "You may buy for …": names are typed by people, so they go in short and in one line. */
export function composeConvite({
  para,
  loja,
  cliente,
  convidado_por,
  link,
  dias,
}: {
  para: string
  loja: string
  cliente: string
  convidado_por: string
  link: string
  dias: number
}): Carta {
  const empresa = toLinha(cliente)
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: convite para comprar`,
    texto: `Olá!\n\n${toLinha(convidado_por)} convidou você para comprar em ${loja} por ${empresa}.\n\nPara aceitar, abra este endereço:\n${link}\n\nEle vale por ${dias} dias e uma única vez. Não esperava este convite? Ignore esta mensagem.\n\n${loja}`,
  }
}

/** "Your shop stands": to its owner, with the way in; `link` makes a password, null where the login has one. */
export function composeConviteDono({
  email,
  nome,
  loja,
  link,
  painel,
  horas,
}: {
  email: string
  nome: string
  loja: string
  link: string | null
  painel: string
  horas: number
}): Carta {
  const entrada = link
    ? `Crie sua senha neste endereço, que vale por ${horas} horas e uma única vez:\n${link}\n\nDepois entre no painel com este e-mail:\n${painel}\n\nO prazo passou? Peça outro convite a quem abriu a loja.`
    : `Entre no painel com o e-mail e a senha que você já usa:\n${painel}`
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `Sua loja ${toLinha(loja)} está aberta na Vitrine`,
    texto: `Olá, ${toLinha(nome)}!\n\nA loja ${toLinha(loja)} foi criada, e você é quem a administra.\n\n${entrada}\n\nNão esperava esta mensagem? Ignore: sem você ninguém entra com este e-mail.\n\nVitrine`,
  }
}

/** "You work at this store": with the way in; `link` makes a password, null where the login has one. */
export function composeConviteEquipe(
  { email, nome, loja, link, painel, horas }: Parameters<typeof composeConviteDono>[0],
  funcao: string,
): Carta {
  const entrada = link
    ? `Crie sua senha neste endereço, que vale por ${horas} horas e uma única vez:\n${link}\n\nDepois entre com este e-mail:\n${painel}\n\nO prazo passou? Peça outro convite a quem administra a loja.`
    : `Entre com o e-mail e a senha que você já usa:\n${painel}`
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `${toLinha(loja)}: você faz parte da equipe`,
    texto: `Olá, ${toLinha(nome)}!\n\nVocê foi convidado para a equipe da loja ${toLinha(loja)}: ${funcao}.\n\n${entrada}\n\nNão esperava esta mensagem? Ignore: sem você ninguém entra com este e-mail.\n\nVitrine`,
  }
}

/** "You no longer buy for …": to a login that somebody else took off a cliente. */
export function composeRemovido({
  loja,
  nome,
  email,
  cliente,
}: {
  loja: string
  nome: string
  email: string
  cliente: string
}): Carta {
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `${loja}: seu acesso a um cadastro foi encerrado`,
    texto: `Olá, ${nome}!\n\nVocê não compra mais em ${loja} por ${toLinha(cliente)}: quem administra o cadastro encerrou esse acesso. Sua conta e os outros cadastros continuam como estão.\n\nFoi engano? Fale com quem administra o cadastro.\n\n${loja}`,
  }
}

/** Somebody else's words in a letter of ours: one line, short but for a note, without addresses to click on. */
export function toLinha(texto: string, max = 80): string {
  return texto
    .replace(/\s+/g, ' ')
    .replace(/https?:|www\.|\/\//gi, '')
    .trim()
    .slice(0, max)
}

/** "You may buy now", or why not yet and what to mend (ux 1.26.3). */
export function composeCadastroDecidido({
  loja,
  nome,
  email,
  link,
  motivo,
}: {
  loja: string
  nome: string
  email: string
  link: string
  /** Null: approved. */
  motivo: string | null
}): Carta {
  const [assunto, texto] =
    motivo === null
      ? [
          'seu cadastro foi aprovado',
          `Seu cadastro foi aprovado: já pode comprar.\n\nEntrar na loja: ${link}`,
        ]
      : [
          'seu cadastro precisa de uma correção',
          `Seu cadastro ainda não foi aprovado: ${motivo}\n\nSeus dados continuam guardados. Corrija o cadastro na sua conta e a análise recomeça: ${link}`,
        ]
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `${loja}: ${assunto}`,
    texto: `Olá, ${nome}!\n\n${texto}\n\n${loja}`,
  }
}
