import { pluralize } from '@vitrine/rules/texto'

import { uuidv7 } from '#infra'

import { toLinha } from './compose-acesso.ts'
import type { Carta } from './compose.ts'

/** A request for approval as letters tell it; the link leads to it. */
export interface AprovacaoDaCarta {
  loja: string
  quem: string
  cliente: string
  produtos: readonly string[]
  /** 'R$ 100,00'; '' without a price yet. */
  total: string
  entrega: string
  pagamento: string
  link: string
}

interface Para {
  nome: string
  email: string
}

/** "Somebody asks for your approval": what, for how much, when, by which payment (ux 1.8.4). */
export function composeAprovacaoPedida(para: Para, fatos: AprovacaoDaCarta & { recado: string }): Carta {
  const { loja, link, recado } = fatos
  const quem = toLinha(fatos.quem)
  const nota = recado ? `\n\nRecado de ${quem}: ${toLinha(recado, 1000)}` : ''
  return {
    idcorreio: uuidv7(),
    para: para.email,
    assunto: `${loja}: ${quem} pede sua aprovação`,
    texto: `Olá, ${toLinha(para.nome)}!\n\n${quem} montou um pedido em ${loja} por ${toLinha(fatos.cliente)} e pede que você confira e aprove.\n\n${describe(fatos)}${nota}\n\nVer e responder: ${link}\n\nSe você compra por mais de um cadastro, escolha ${toLinha(fatos.cliente)} ao entrar.\n\n${loja}`,
  }
}

/** What became of it, to whoever asked or who was asked: `texto` says it. */
export function composeAprovacaoRespondida(para: Para, fatos: AprovacaoDaCarta & { texto: string }): Carta {
  const { loja, link, texto } = fatos
  return {
    idcorreio: uuidv7(),
    para: para.email,
    assunto: `${loja}: pedido de aprovação de ${toLinha(fatos.quem)}`,
    texto: `Olá, ${toLinha(para.nome)}!\n\n${toLinha(texto, 1200)}\n\n${describe(fatos)}\n\nVer o pedido de aprovação: ${link}\n\n${loja}`,
  }
}

function describe({ produtos, total, entrega, pagamento }: AprovacaoDaCarta): string {
  const nomes = produtos.slice(0, 5).join(', ')
  const mais = produtos.length > 5 ? ` e mais ${pluralize(produtos.length - 5, 'produto', 'produtos')}` : ''
  return [
    `${nomes}${mais}.`,
    total ? `Total: ${total}.` : 'Ainda sem preço.',
    `Entrega ou retirada: ${entrega}.`,
    `Pagamento: ${pagamento}.`,
  ].join('\n')
}
