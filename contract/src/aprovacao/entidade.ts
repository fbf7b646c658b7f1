import { z } from 'zod'
import { estadosAprovacao } from '@vitrine/rules/aprovacao'

import { dinheiro, id, quantidade } from '#campo'
import { Imagem } from '#imagem'
import { TipoEntrega } from '#venda'

export const EstadoAprovacao = z.enum(estadosAprovacao)

const LinhaAprovacao = z.object({
  id,
  nome: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  imagem: Imagem.nullable(),
  quantidade,
  precounitario: dinheiro.nullable(),
  total: dinheiro.nullable(),
  observacao: z.string(),
  /** Bought inside a combo: an approver changes the combo's lines not by themselves. */
  emCombo: z.boolean(),
})

/** What is asked for, as it was shown when it was asked; the cart may change after without touching it. */
export const ConteudoAprovacao = z.object({
  itens: z.array(LinhaAprovacao),
  servicos: z.array(z.object({ nome: z.string(), quantidade, total: dinheiro })),
  /** Null: without a price, a budget. */
  subtotal: dinheiro.nullable(),
  desconto: dinheiro,
  embalagens: dinheiro,
  taxaentrega: dinheiro,
  /** Absent in requests of before the supplier charged them (decision 0065). */
  valoripi: dinheiro.optional(),
  valorst: dinheiro.optional(),
  total: dinheiro.nullable(),
  cupom: z.string().nullable(),
  tipoEntrega: TipoEntrega,
  formaEntrega: z.string(),
  data_de_entrega: z.string(),
  janela: z.string(),
  /** Address or store. */
  onde: z.string(),
  pagamento: z.string(),
  numPedidoCliente: z.string(),
  anotacoes: z.string(),
  orcamento: z.boolean(),
})
export type ConteudoAprovacao = z.infer<typeof ConteudoAprovacao>

/** A request for approval in a list. */
export const AprovacaoLista = z.object({
  idaprovacao: id,
  estado: EstadoAprovacao,
  quemPediu: z.string(),
  /** It is this login's own request. */
  minha: z.boolean(),
  /** This login may answer it now. */
  paraMim: z.boolean(),
  total: dinheiro.nullable(),
  produtos: z.int(),
  imagens: z.array(Imagem),
  centro: z.string().nullable(),
  criado_em: z.string(),
  expira_em: z.string(),
  numpedido: z.int().nullable(),
})
export type AprovacaoLista = z.infer<typeof AprovacaoLista>

/** A request as its card in a room shows it. */
export const AprovacaoDaSala = AprovacaoLista.extend({
  /** Null: no price yet, or not for this session. */
  total: dinheiro.nullable(),
  /** Said along with an answer: what was seen. */
  revisao: z.int(),
  /** The last answer to it; null: nobody has answered. */
  resposta: z.object({ quem: z.string(), motivo: z.string() }).nullable(),
})
export type AprovacaoDaSala = z.infer<typeof AprovacaoDaSala>

const MudancaDaLinha = z.object({
  tipo: z.enum(['PRECO', 'QUANTIDADE', 'NOVA', 'FALTA']),
  nome: z.string(),
  /** Reais of PRECO, units of the others. */
  de: z.number().nullable(),
  para: z.number().nullable(),
})

export const Aprovacao = AprovacaoLista.extend({
  conteudo: ConteudoAprovacao,
  recado: z.string(),
  /** Said along with each answer: what was seen. */
  revisao: z.int(),
  /** Names of the rules that ask for it. */
  motivos: z.array(z.string()),
  /** Names of the people who may answer it now. */
  aprovadores: z.array(z.string()),
  /** No approver is left: the text says what to do. */
  semAprovador: z.boolean(),
  nivel: z.int(),
  niveis: z.int(),
  /** What became different since it was asked for; `null` of what is closed. */
  mudancas: z
    .object({
      produtos: z.array(MudancaDaLinha),
      /** What it would cost now. */
      total: dinheiro.nullable(),
      carrinho: z.array(MudancaDaLinha),
      /** Why it could not be submitted as it is; '' when it could. */
      recusa: z.string(),
      /** Its window is closed or full: the next free one. */
      proxima: z
        .object({ idformaentrega: id, data_de_entrega: z.string(), inicio: z.string(), rotulo: z.string() })
        .nullable(),
    })
    .nullable(),
  passos: z.array(
    z.object({
      tipo: z.enum(['PEDIDA', 'SIM', 'ALTERADA', 'APROVADA', 'RECUSADA', 'RETIRADA', 'VENCIDA']),
      /** '' of the shop itself. */
      quem: z.string(),
      motivo: z.string(),
      quando: z.string(),
    }),
  ),
})
export type Aprovacao = z.infer<typeof Aprovacao>

export const PedidoDeResposta = z.object({
  /** As it was read: a request that changed meanwhile is answered anew. */
  revisao: z.int().min(1),
  /** Asked of a refusal. */
  motivo: z.string().max(500).default(''),
  /** The total that was seen; a higher one is refused with the difference. */
  totalesperado: dinheiro.optional(),
  /** Another window, where the one asked for is closed. */
  formaEntrega: z
    .object({ idformaentrega: id, data_de_entrega: z.iso.date(), inicio: z.string().max(5) })
    .optional(),
  /** Of `alterar`: fewer of a line, or none; never more. */
  itens: z
    .array(z.object({ id, quantidade: quantidade.min(0).max(1_000_000) }))
    .max(1000)
    .default([]),
})
