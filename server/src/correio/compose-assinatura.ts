import { formatDiaCurto } from '@vitrine/rules/data'

import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'

/** Whom a letter about a subscription is for, and where it can be changed. */
export interface Assinante {
  para: string
  pessoa: string
  loja: string
  /** 'Toda semana'. */
  nome: string
  link: string
}

/** "From now on it repeats": the first date, and where to change it. */
export function composeComecada(
  { para, pessoa, loja, nome, link }: Assinante,
  { data }: { data: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: sua compra agora se repete`,
    texto: `Olá, ${pessoa}!\n\nSua assinatura (${nome}) começou. A próxima entrega é a partir de ${formatDiaCurto(data)}, pelo preço do dia; avisamos antes de cada pedido.\n\nMudar, pular ou pausar: ${link}\n\n${loja}`,
    modelo: {
      id: 'assinatura-comecou',
      partes: { pessoa, loja, link, assinatura: nome, dia: formatDiaCurto(data) },
    },
  }
}

/** "Tomorrow we make your order": a day in which it can still be changed. */
export function composeLembrete(
  { para, pessoa, loja, nome, link }: Assinante,
  { data }: { data: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: sua próxima entrega é ${formatDiaCurto(data)}`,
    texto: `Olá, ${pessoa}!\n\nAmanhã geramos o pedido da sua assinatura (${nome}), para entrega a partir de ${formatDiaCurto(data)}.\n\nQuer mudar os produtos, pular esta entrega ou pausar? Ainda dá tempo:\n${link}\n\n${loja}`,
  }
}

/** "This time it did not work, and why; we try again tomorrow." */
export function composeRecusada(
  { para, pessoa, loja, nome, link }: Assinante,
  { data, motivo }: { data: string; motivo: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: não conseguimos fazer sua entrega de ${formatDiaCurto(data)}`,
    texto: `Olá, ${pessoa}!\n\nO pedido da sua assinatura (${nome}) para ${formatDiaCurto(data)} não pôde ser feito: ${motivo}\n\nTentamos de novo amanhã. Se preferir, troque os produtos ou pule esta entrega:\n${link}\n\n${loja}`,
  }
}

/** "We stopped, and why": nothing more is ordered until the customer says so. */
export function composePausada(
  { para, pessoa, loja, nome, link }: Assinante,
  { motivo }: { motivo: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: pausamos sua assinatura`,
    texto: `Olá, ${pessoa}!\n\nPausamos sua assinatura (${nome}): ${motivo}\n\nNada será cobrado enquanto ela estiver pausada. Resolva o que falta e retome quando quiser:\n${link}\n\n${loja}`,
  }
}

/** "It is over": the proof that a customer keeps. */
export function composeAssinaturaCancelada({ para, pessoa, loja, nome }: Assinante): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: assinatura cancelada`,
    texto: `Olá, ${pessoa}!\n\nSua assinatura (${nome}) foi cancelada e não gera mais pedidos. Pedidos já feitos seguem normalmente.\n\nSe mudar de ideia, é só escolher a repetição no carrinho da próxima compra.\n\n${loja}`,
  }
}
