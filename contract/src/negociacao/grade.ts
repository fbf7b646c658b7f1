import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { FreteAcordado, NegociacaoAceita } from '#carrinho'
import { Endereco } from '#endereco'

import { AtoDaNegociacao } from './historico.ts'
import {
  EmEdicao,
  EstadoNegociacao,
  PosseDoCarrinho,
  ProdutoDaLinha,
  QuemNegocia,
  SituacaoDaLinha,
} from './partes.ts'

/** Points of percent with one decimal, as they are shown: -3.4, 18. */
const percentual = z.number()

/** How a price stands against the limits of who asks. */
export const alcadas = ['LIVRE', 'PEDE_SUPERVISOR'] as const

/** A price that is asked for: by the customer, or of a supervisor. */
const PrecoPedido = z.object({
  preco: dinheiro,
  por: z.string(),
  em: z.string(),
  motivo: z.string(),
  /** What it would leave; null: no cost is known. */
  margem: percentual.nullable(),
  desconto: percentual,
  /** Of who asks this call: may it say yes by itself? */
  alcada: z.enum(alcadas),
})

export const LinhaDaGrade = z.object({
  ...ProdutoDaLinha,
  /** To be named by whoever changes the line. */
  revisao: z.int(),
  /** Null: not known; the margin is not either. Never shown to shoppers. */
  custo: dinheiro.nullable(),
  /** What a unit costs this customer without an attendant, at this quantity. */
  tabela: dinheiro.nullable(),
  /** What this customer last paid for one. */
  ultimo: z.object({ preco: dinheiro, em: z.string(), numpedido: z.int() }).nullable(),
  precoatendente: dinheiro.nullable(),
  /** Against the table: -3.4; null without a price of an attendant. */
  desconto: percentual.nullable(),
  /** Of the price that counts; null: no cost is known. */
  margem: percentual.nullable(),
  total: dinheiro.nullable(),
  /** The lowest price that who asks may set by itself. */
  piso: dinheiro.nullable(),
  situacao: SituacaoDaLinha,
  /** Who set the price (or did what `situacao` says), when, and why. */
  quem: QuemNegocia.nullable(),
  em: z.string().nullable(),
  motivo: z.string(),
  aprovado_por: z.string().nullable(),
  contraproposta: PrecoPedido.nullable(),
  quantidade_proposta: quantidade.nullable(),
  pedido_supervisor: PrecoPedido.nullable(),
  editando: EmEdicao.nullable(),
  /** A combo, whose price its own rules make: no price of an attendant. */
  combo: z.boolean(),
  /** Of the product's rules; null: none. */
  granularidade: quantidade.nullable(),
  min_por_pedido: quantidade.nullable(),
  maxporpedido: quantidade.nullable(),
  /** What the stock holds; null: not counted. */
  estoque: quantidade.nullable(),
})
export type LinhaDaGrade = z.infer<typeof LinhaDaGrade>

export const SomasDaGrade = z.object({
  produtos: z.int(),
  /** Units of all lines: "133 cx"; `unidade` null where they differ. */
  volumes: quantidade,
  unidade: z.string().nullable(),
  /** Goods alone, coupon and services left out. */
  pela_tabela: dinheiro.nullable(),
  negociado: dinheiro.nullable(),
  desconto: dinheiro.nullable(),
  desconto_percentual: percentual.nullable(),
  /** Of the lines whose cost is known; null: of none. */
  margem: percentual.nullable(),
  /** Lines that count for nothing in it. */
  sem_custo: z.int(),
  /** What the cart comes to, as its customer reads it: coupon and services included, freight not. */
  total: dinheiro.nullable(),
  /** What of that are taxes added to the goods, by the state they go to. */
  valoripi: dinheiro.nullable(),
  valorst: dinheiro.nullable(),
  /** Null: no credit at this store. */
  credito: z.object({ limite: dinheiro, disponivel: dinheiro, depois: dinheiro }).nullable(),
})
export type SomasDaGrade = z.infer<typeof SomasDaGrade>

/** Whether the customer looks at its cart now. */
export const PresencaDoCliente = z.object({
  /** Who looks, or looked last; null: nobody was seen. */
  nome: z.string().nullable(),
  aqui: z.boolean(),
  visto_em: z.string().nullable(),
})
export type PresencaDoCliente = z.infer<typeof PresencaDoCliente>

/** What a form takes for a cart at one address, by the store's own table. */
const FreteDaForma = z.object({
  idformaentrega: id,
  nome: z.string(),
  tabela: dinheiro,
  /** The lowest freight that who asks may set for this form alone. */
  piso: dinheiro,
})

/** Where a customer has goods delivered, its main address first, and what the cart would cost there. */
export const EntregasDoCliente = z.object({
  enderecos: z.array(
    z.object({
      ...Endereco.pick({
        idendereco: true,
        apelido: true,
        rua: true,
        numero: true,
        complemento: true,
        bairro: true,
        cidade: true,
        uf: true,
        cep: true,
      }).shape,
      /** None: the store does not deliver there. */
      formas: z.array(FreteDaForma),
    }),
  ),
})
export type EntregasDoCliente = z.infer<typeof EntregasDoCliente>

/** The attendant's grid (mockup 14): the client's cart as the client sees it, and what only the store knows. */
export const GradeDaNegociacao = z.object({
  cliente: z.object({
    idcliente: id,
    nome: z.string(),
    documento: z.string(),
    /** Its newest conversation; null: none yet. */
    idsala: id.nullable(),
    presenca: PresencaDoCliente,
  }),
  /** Null: nobody negotiates this cart and no negotiated price is in it. */
  negociacao: z
    .object({
      idnegociacao: id,
      /** To be named by whoever changes the whole: freight, release, close. */
      revisao: z.int(),
      estado: EstadoNegociacao,
      aberta_em: z.string(),
      validade: z.string().nullable(),
      /** Negotiated freight; null: by the store's own table. */
      frete: dinheiro.nullable(),
      /** Who set that, why, and for which delivery; null without. */
      frete_acordado: FreteAcordado.nullable(),
    })
    .nullable(),
  /** Where this customer has its goods delivered, and what that costs by the store's own table; null: it has no address. */
  entrega: z
    .object({
      idendereco: id,
      /** 8 digits. */
      cep: z.string(),
      formas: z.array(FreteDaForma),
    })
    .nullable(),
  /** The cart's own. */
  revisao: z.int(),
  /** Null: nobody holds it. */
  posse: PosseDoCarrinho.nullable(),
  linhas: z.array(LinhaDaGrade),
  somas: SomasDaGrade,
  /** Of who asks. */
  limites: z.object({
    papel: z.enum(['atendente', 'fornecedor']),
    desconto_maximo: percentual,
    piso_margem: percentual,
    horas_de_validade: z.int(),
  }),
  /** What stands against acting on it now: prices beyond limits that wait for a supervisor. */
  aguarda_supervisor: z.int(),
  aceita: NegociacaoAceita.nullable(),
  /** The newest acts; the rest by its own call. */
  historico: z.array(AtoDaNegociacao),
  /** How the last negotiation of this cart ended, if it did within a day and none goes on. */
  encerrada: z.object({ estado: EstadoNegociacao, em: z.string(), quem: QuemNegocia }).nullable(),
})
export type GradeDaNegociacao = z.infer<typeof GradeDaNegociacao>

/** What an act on several lines did with each. */
export const resultadosDaLinha = ['APLICADO', 'NO_PISO', 'SEM_MUDANCA', 'EM_EDICAO'] as const
export const ResultadoDoAto = z.object({
  grade: GradeDaNegociacao,
  linhas: z.array(
    z.object({
      id,
      nome: z.string(),
      resultado: z.enum(resultadosDaLinha),
      antes: dinheiro.nullable(),
      depois: dinheiro.nullable(),
    }),
  ),
})
export type ResultadoDoAto = z.infer<typeof ResultadoDoAto>
