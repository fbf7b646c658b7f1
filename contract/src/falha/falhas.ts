import { acesso } from './falhas-acesso.ts'
import { aprovacoes } from './falhas-aprovacao.ts'
import { assinatura, chat, fatura, notaFiscal } from './falhas-depois.ts'
import { gerais, paginas } from './falhas-gerais.ts'
import { importacao } from './falhas-importacao.ts'
import { lugar } from './falhas-lugar.ts'
import { negociacao } from './falhas-negociacao.ts'
import { operacao } from './falhas-operacao.ts'
import { orcamento } from './falhas-orcamento.ts'
import { cupom, movimentos, pedidoECarrinho, recusas } from './falhas-pedido.ts'
import { visao } from './falhas-visao.ts'

/** The table of failures: each area of it is a file beside this one. */
export const falhas = {
  ...movimentos,
  ...pedidoECarrinho,
  ...cupom,
  ...lugar,
  ...acesso,
  ...aprovacoes,
  ...paginas,
  ...assinatura,
  ...chat,
  ...negociacao,
  ...orcamento,
  ...operacao,
  ...fatura,
  ...notaFiscal,
  ...visao,
  ...importacao,
  ...gerais,
  ...recusas,
} as const
export type CodigoFalha = keyof typeof falhas

/** Fixed texts that are not failures: toasts, titles of modals, default messages (§2, §4, §8). */
export const avisos = {
  produtos_carregados: 'Os produtos do pedido foram carregados no seu carrinho',
  cadastro_atualizado: 'Cadastro atualizado',
  cadastro_criado: 'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.',
  cadastro_em_analise_titulo: 'Cadastro em análise',
  cadastro_em_analise:
    'Olá, obrigado por se cadastrar! No momento seu cadastro está em análise e em breve você receberá por e-mail a confirmação da aprovação.',
  verificacao_enviada:
    'Se houver um cadastro com esses dados, enviamos um código e um link para o e-mail dele.',
  convite_enviado: 'Convite enviado. Ele vale por 3 dias.',
  negociacao_em_andamento: 'Negociação em andamento',
  itens_do_pedido: 'Itens: ',
} as const

/** The body of every answer that is not a success. */
export interface CorpoFalha {
  codigo: CodigoFalha
  /** The text for people; the specification calls it the server's error. */
  error: string
  /** Set where the session must end in the browser too (§7 Handling of answers). */
  action?: 'logout'
  /** Freight by address reads its text here: HTML, to be shown as text (§8 Freight errors). */
  message?: string
  /** Freight by CEP reads its text here, and whether it is worth a window of its own (§8 Freight errors). */
  Mensagem?: string
  openModal?: boolean
  /** Which fields were wrong, by name. */
  campos?: Record<string, string>
  /** What a refused order adds (readings 6). */
  mensagemErro?: string
  itensName?: string
  /** Facts that the screen needs: the other order's number, both totals, the next free window, the current cart. */
  detalhes?: Record<string, unknown>
  idrequisicao?: string
}
