import {
  falhas,
  type Caracteristica,
  type ItemCarrinho,
  type NegociacaoAceita,
  type Submissao,
} from '@vitrine/contract'
import { canSubmitPedido, hasTag } from '@vitrine/rules/acesso'
import { sumReais } from '@vitrine/rules/dinheiro'
import { isAboveMinimo, type LugarEntrega } from '@vitrine/rules/entrega'
import type { EscolhaCupom } from '@vitrine/rules/cupom'

import type { ContextoComprador } from '#acesso'
import { explainCupom, type Composicao } from '#carrinho'
import { asksTermos } from '#cliente'
import { chooseJanela, type Frete } from '#entrega'
import type { FormaEntregaViva, FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'
import { whyNotPagar } from '#pagamento'

import { checkAprovacao } from './check-aprovacao.ts'
import { checkDinheiro } from './check-dinheiro.ts'
import type { Ciclo } from './ciclo.ts'
import type { Fechamento, PorAprovacao } from './comprador.ts'
import { readRespostas } from './read-respostas.ts'
import { refuse } from './refuse.ts'
import { SemJanela } from './sem-janela.ts'
import type { EstadoSubmissao } from './submissao.repository.ts'
import { toPagando } from './to-pagando.ts'

/** What the checks look at; each reads, none writes. */
export interface EmSubmissao {
  submissao: Submissao
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  estado: EstadoSubmissao
  composicao: Composicao
  formaEntrega: FormaEntregaViva | undefined
  formaPagamento: FormaPagamentoViva | undefined
  /** Provider that collects the supplier's money online; null: none. */
  provedor: string | null
  lugar: LugarEntrega
  /** What the goods weigh. */
  gramas: number
  frete: Frete
  /** The coupon in force under the order's own delivery and payment. */
  cupom: EscolhaCupom
  /** It asks for prices (a budget), and is not an order yet. */
  orcamento: boolean
  /** Null: a line has no price for this customer. */
  totais: { subtotal: number; total: number } | null
  agora: Date
  /** Made by a subscription, for this date. */
  ciclo: Ciclo | null
  /** It is asked for, or made of a request that was approved. */
  aprovacao: PorAprovacao | null
  /** Of its products. */
  idcategorias: readonly string[]
  /** A price of it was negotiated. */
  precoFora: boolean
  /** What was negotiated for it, as it counts in this order; null: nothing. */
  negociacao: NegociacaoAceita | null
  /** An attendant closes the cart that it holds. */
  fechamento: Fechamento | null
}

/** Everything that can refuse a submission before stock and credit are taken, in the order a person would be told. */
export const checks: readonly { nome: string; check: (em: EmSubmissao) => void }[] = [
  {
    nome: 'cart not locked',
    check: ({ estado, contexto, fechamento }) => {
      if (estado.bloqueadoPor && contexto.papel !== 'atendente' && !fechamento) refuse('carrinho_bloqueado')
    },
  },
  {
    nome: 'permission and approval',
    check: ({ contexto, orcamento }) => {
      const { motivo } = canSubmitPedido({
        tags: contexto.fornecedor?.tags ?? [],
        autenticado: contexto.sessao !== null,
        aprovado: contexto.aprovado,
        pode_submeter: contexto.podeSubmeter,
        orcamento,
      })
      if (motivo) refuse(motivo)
    },
  },
  {
    nome: 'terms of use accepted',
    check: ({ estado, contexto }) => {
      if (asksTermos(contexto) && !estado.termosuso) refuse('termos_nao_aceitos')
    },
  },
  {
    nome: 'products still sold',
    check: ({ composicao }) => {
      const gone = composicao.mudancas.filter(({ para }) => para === 0)
      if (gone.length > 0) refuse('produto_indisponivel', gone)
    },
  },
  {
    nome: 'quantities by their rules',
    check: ({ composicao }) => {
      const { mudancas, zerados } = composicao
      const invalidas = [...mudancas, ...zerados]
      if (invalidas.length > 0) refuse('quantidade_invalida', invalidas)
    },
  },
  {
    nome: 'a line at least',
    check: ({ composicao }) => {
      if (composicao.itens.length === 0) throw new Falha('carrinho_vazio')
    },
  },
  {
    nome: 'no restricted goods without an age check',
    check: ({ composicao, contexto }) => {
      if (contexto.maiorDe18) return
      const restritos = composicao.itens.filter(({ maior_de_18 }) => maior_de_18)
      if (restritos.length > 0) refuse('maior_de_18', restritos)
    },
  },
  { nome: 'a place to bring it to', check: checkLugar },
  {
    nome: 'an open delivery window',
    check: (em) => {
      const { submissao, formaEntrega, fornecedor, agora, lugar, frete } = em
      if (!formaEntrega || formaEntrega.tipoEntrega !== submissao.tipoEntrega || !frete.degraus)
        return refuse('sem_forma_entrega')
      // The pickup form of one store cannot be used at another.
      const { idloja } = formaEntrega
      if (idloja !== null && idloja !== submissao.lojaRetira?.idloja) refuse('loja_invalida')
      const { data_de_entrega, inicio } = submissao.formaEntrega
      const janela = chooseJanela(formaEntrega, fornecedor, agora, { data: data_de_entrega, inicio, lugar })
      if (!janela) throw new SemJanela('horario_encerrado', em)
    },
  },
  {
    nome: "answers to the supplier's own fields",
    check(em) {
      const { campos, erros } = readRespostas(em)
      const faltam = campos.filter(({ codigo }) => erros[codigo])
      if (faltam.length > 0) refuseCampos(faltam, erros)
    },
  },
  {
    nome: 'prices for this customer',
    check: ({ totais, composicao, fornecedor }) => {
      if (!totais && !hasTag(fornecedor.tags, 'support-budget'))
        refuse('preco_indisponivel', semPreco(composicao.itens))
    },
  },
  {
    nome: 'the coupon that was sent',
    check: ({ submissao, totais, cupom, contexto }) => {
      // A better automatic coupon lowers what is paid: nothing to refuse. Without prices no coupon is taken.
      if (!submissao.cupom || !totais || cupom.recusa?.impedimento === 'automatico_melhor') return
      const motivo = explainCupom(cupom, { codigo: submissao.cupom }, contexto)
      if (motivo) refuse('cupom_invalido', [], { cupom: submissao.cupom }, motivo)
    },
  },
  {
    nome: 'the minimum of the delivery form',
    check: ({ totais, frete: { pedido_minimo } }) => {
      if (totais && !isAboveMinimo({ pedido_minimo }, totais.subtotal))
        refuse('pedido_minimo', [], { pedido_minimo, subtotal: totais.subtotal })
    },
  },
  {
    nome: 'a payment method that is served',
    check: (em) => {
      const { formaPagamento: forma, totais } = em
      if (!forma) return refuse('pagamento_indisponivel')
      const motivo = whyNotPagar(toPagando(em, { forma, total: totais?.total ?? null, porPeso: 0 }))
      if (motivo) refuse('pagamento_indisponivel', [], undefined, motivo)
    },
  },
  { nome: 'the agreement that the company asks for', check: checkAprovacao },
  {
    nome: 'a delivery after its money',
    check: (em) => {
      const { data_de_entrega: data, inicio } = em.submissao.formaEntrega
      // A budget is not paid yet.
      if (em.formaPagamento && !em.orcamento) checkDinheiro({ ...em, data, inicio }, em.formaPagamento)
    },
  },
  {
    nome: 'no total above the one shown',
    check: ({ submissao, totais }) => {
      const { totalesperado } = submissao
      if (totais && totalesperado !== undefined && totais.total > totalesperado) {
        refuse('total_mudou', [], {
          totalesperado,
          total: totais.total,
          diferenca: sumReais(totais.total, -totalesperado),
        })
      }
    },
  },
]

/** Which answers are wrong, as `campos` of the form (`caracteristicas.{codigo}`). */
function refuseCampos(campos: readonly Caracteristica[], erros: Readonly<Record<string, string>>): never {
  const { mensagem } = falhas.caracteristicas_invalidas
  const mensagemErro = `${falhas.pedido_recusado.mensagem} ${mensagem}`
  throw new Falha('caracteristicas_invalidas', {
    error: mensagemErro,
    mensagemErro,
    campos: Object.fromEntries(
      campos.map(({ codigo }) => [`caracteristicas.${codigo}`, erros[codigo] ?? mensagem]),
    ),
  })
}

function checkLugar({ submissao, estado, fornecedor, lugar }: EmSubmissao): void {
  if (submissao.tipoEntrega === 'RETIRADA') {
    const loja = fornecedor.lojas.find(({ idloja }) => idloja === submissao.lojaRetira?.idloja)
    if (!loja || !hasTag(fornecedor.tags, 'has-collect')) refuse('loja_invalida')
    return
  }
  if (!hasTag(fornecedor.tags, 'has-delivery')) refuse('fornecedor_nao_atende')
  const { enderecoentrega } = estado
  if (!enderecoentrega || enderecoentrega.lat === null || enderecoentrega.lng === null)
    return refuse('endereco_invalido')
  if (lugar.idareas.length === 0) refuse('fornecedor_nao_atende')
}

function semPreco(itens: readonly ItemCarrinho[]): ItemCarrinho[] {
  return itens.filter(
    ({ preconf, preco, precoatendente }) => (precoatendente ?? preconf ?? preco) === undefined,
  )
}
