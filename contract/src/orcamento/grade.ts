import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { Imagem } from '#imagem'
import { TipoPagamento } from '#pagamento'

import { CondicaoDoOrcamento } from './orcamento.ts'

/** Points of percent with one decimal, as they are shown: -3.4, 18. */
const percentual = z.number()

/** A price beyond the limits that waits for a supervisor. */
export const PrecoASupervisionar = z.object({
  preco: dinheiro,
  por: z.string(),
  em: z.string(),
  motivo: z.string(),
  /** What it would leave; null: no cost is known. */
  margem: percentual.nullable(),
  desconto: percentual.nullable(),
  /** Whether who asks this call may say yes. */
  posso: z.boolean(),
})

/** A line of a budget as the store prices it (mockup 22). */
export const LinhaDoOrcamento = z.object({
  sequencia: z.int(),
  id,
  nome: z.string(),
  sku: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  imagem: Imagem.nullable(),
  quantidade,
  /** The store added it: to this draft, which nobody else reads yet, or to a version that was sent. Null: the customer asked for it. */
  incluida: z.enum(['RASCUNHO', 'ENVIADA']).nullable(),
  /** Note of the customer. */
  observacao: z.string(),
  /** Null: not known; the margin is not either. Never shown to shoppers. */
  custo: dinheiro.nullable(),
  /** What a unit costs this customer by the table, at this quantity, paid as the budget is. */
  tabela: dinheiro.nullable(),
  /** What this customer last paid for one. */
  ultimo: z.object({ preco: dinheiro, em: z.string(), numpedido: z.int() }).nullable(),
  /** Of the version that was sent last. */
  anterior: dinheiro.nullable(),
  /** What would be sent now: what the draft says, else the version before, else the table; null: none of them. */
  preco: dinheiro.nullable(),
  /** The draft says it. */
  escrito: z.boolean(),
  desconto: percentual.nullable(),
  margem: percentual.nullable(),
  total: dinheiro.nullable(),
  /** The lowest price that who asks may send without anybody's leave; null: nothing bounds it. */
  piso: dinheiro.nullable(),
  /** What sets it. */
  piso_por: z.enum(['DESCONTO', 'MARGEM', 'MINIMO']).nullable(),
  /** `preco` is below it: the table, the cost or the limits changed since it was written. */
  fora: z.boolean(),
  /** To the customer, beside the product. */
  recado: z.string(),
  pedido_supervisor: PrecoASupervisionar.nullable(),
  /** A price beyond the limits that a supervisor refused, until another is written. */
  recusa: z.object({ por: z.string(), motivo: z.string() }).nullable(),
  /** Who approved a price beyond the limits. */
  aprovado_por: z.string().nullable(),
  /** What the stock holds; null: not counted. */
  estoque: quantidade.nullable(),
})
export type LinhaDoOrcamento = z.infer<typeof LinhaDoOrcamento>

export const SomasDoOrcamento = z.object({
  produtos: z.int(),
  volumes: quantidade,
  /** Goods; null: a line has no table price. */
  pela_tabela: dinheiro.nullable(),
  /** Goods at the prices of this draft; null: a line has none. */
  versao: dinheiro.nullable(),
  /** Against the table: -778.74; null without one of them. */
  diferenca: dinheiro.nullable(),
  desconto: percentual.nullable(),
  /** Of the lines whose cost is known; null: of none. */
  margem: percentual.nullable(),
  /** Lines that count for nothing in it. */
  sem_custo: z.int(),
  servicos: dinheiro,
  taxaentrega: dinheiro,
  impostos: dinheiro,
  /** What the customer pays. */
  total: dinheiro.nullable(),
  /** Null: no credit at this store. */
  credito: z.object({ limite: dinheiro, disponivel: dinheiro, depois: dinheiro }).nullable(),
})
export type SomasDoOrcamento = z.infer<typeof SomasDoOrcamento>

/** What a customer made of a version. */
export const respostasDoCliente = ['ACEITOU', 'RECUSOU', 'ESCREVEU'] as const

/** A version that was sent, beside the others. */
export const VersaoNaGrade = z.object({
  versao: z.int(),
  quando: z.string(),
  por: z.string(),
  valido_ate: z.string(),
  vencida: z.boolean(),
  /** Goods. */
  produtos: dinheiro,
  desconto: percentual.nullable(),
  margem: percentual.nullable(),
  taxaentrega: dinheiro,
  total: dinheiro,
  observacao: z.string(),
  linhas: z.array(z.object({ sequencia: z.int(), preco: dinheiro })),
  /** Null: nothing yet. */
  resposta: z
    .object({ tipo: z.enum(respostasDoCliente), texto: z.string(), quem: z.string(), em: z.string() })
    .nullable(),
})
export type VersaoNaGrade = z.infer<typeof VersaoNaGrade>

/** A budget as who prices it sees it. */
export const GradeDoOrcamento = z.object({
  numpedido: z.int(),
  /** Prices may be sent: it is neither accepted nor ended. */
  aberto: z.boolean(),
  cliente: z.object({
    idcliente: id,
    nome: z.string(),
    documento: z.string(),
    /** Digits; '' when none is known. */
    telefone: z.string(),
    email: z.string(),
    /** The conversation about this budget; null: there is none yet. */
    idsala: id.nullable(),
    /** It has written to the store: what is said there reaches it. */
    conversa: z.boolean(),
  }),
  pedido_por: z.string(),
  pedido_em: z.string(),
  pagamento: z.string(),
  /** What the customer wrote to the whole. */
  anotacoes: z.string(),
  responder_ate: z.string().nullable(),
  atrasado: z.boolean(),
  linhas: z.array(LinhaDoOrcamento),
  somas: SomasDoOrcamento,
  /** The newest first. */
  versoes: z.array(VersaoNaGrade),
  rascunho: z.object({
    /** To be named by whoever changes or sends it; 0: nothing was written. */
    revisao: z.int(),
    /** The version that it becomes. */
    versao: z.int(),
    por: z.string().nullable(),
    em: z.string().nullable(),
    /** Last day that it may be accepted on; null: not said yet. */
    validade: z.string().nullable(),
    observacao: z.string(),
    /** How it may be paid: as the draft says it, else the version before; none: in any way of the store. */
    condicoes: z.array(CondicaoDoOrcamento),
  }),
  /** Methods of the store that this customer may be offered. */
  formas: z.array(z.object({ idformapagto: id, nome: z.string(), tipo: TipoPagamento })),
  /** Of who asks. */
  limites: z.object({
    papel: z.enum(['atendente', 'fornecedor']),
    desconto_maximo: percentual,
    piso_margem: percentual,
  }),
  /** Who may approve, by name; the first of them. */
  supervisores: z.array(z.string()),
  aguardam_supervisor: z.int(),
})
export type GradeDoOrcamento = z.infer<typeof GradeDoOrcamento>

/** What an act on several lines did with each. */
export const ResultadoNoOrcamento = z.object({
  grade: GradeDoOrcamento,
  linhas: z.array(
    z.object({
      sequencia: z.int(),
      nome: z.string(),
      resultado: z.enum(['APLICADO', 'NO_PISO', 'SEM_MUDANCA']),
      antes: dinheiro.nullable(),
      depois: dinheiro.nullable(),
    }),
  ),
})
export type ResultadoNoOrcamento = z.infer<typeof ResultadoNoOrcamento>

/** A version that was sent, and by what ways it went. */
export const VersaoEnviada = z.object({
  grade: GradeDoOrcamento,
  versao: z.int(),
  /** False: it was not asked for, or the customer has no conversation with the store. */
  conversa: z.boolean(),
  email: z.boolean(),
  /** To be opened by who sends: the text and the link to the order's page; null: not asked for. */
  whatsapp: z.string().nullable(),
})
export type VersaoEnviada = z.infer<typeof VersaoEnviada>
