import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { FormaEntrega } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { comEndereco } from '@vitrine/rules/carrinho'
import { sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Icon } from '@vitrine/ui'

import { BlocoCupom } from '#cupom'
import type { Parcelado } from '#pagamento'
import { listParcelas, ServicosDoPedido } from '#servico'
import { useLoja } from '#shell'

import { Miniaturas, Somas, type Parcela } from '#pedido'
import type { PrecosDoPedido, DadosFinalizar } from '#submissao'

export interface ResumoPedidoProps {
  dados: DadosFinalizar
  precos: PrecosDoPedido
  /** Of a card in parts; null: paid otherwise. */
  parcelado: Parcelado | null
  /** By which form; null: none is chosen. */
  forma: FormaEntrega | null
  /** 'hoje, 18h–20h'. */
  quando: string | null
  /** Name of the payment method. */
  pagamento: string
  children: ReactNode
}

/** The contract in short, beside the form and above its button (ux 1.7.3, 0.9). */
export function ResumoPedido(props: ResumoPedidoProps) {
  const { dados, precos, parcelado, pagamento, children } = props
  const { slug } = useLoja()
  const { itens } = dados
  const parcelas = precos.precos
  return (
    <aside
      className="lg:sticky lg:top-6 lg:rounded-lg lg:border lg:border-line lg:p-5"
      aria-label="Seu pedido"
    >
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2>Seu pedido</h2>
        <Link className="link" to={urls.carrinho(slug)}>
          Editar
        </Link>
      </div>
      <Miniaturas imagens={itens.flatMap(({ imagem }) => imagem ?? [])} total={itens.length} max={6} />
      <ul className="sr-only">
        {itens.map(({ id, nome }) => (
          <li key={id}>{nome}</li>
        ))}
      </ul>
      {parcelas && (
        <div className="mt-4 [&>section]:border-0 [&>section]:p-0">
          <BlocoCupom cupom={parcelas.cupom} desconto={parcelas.desconto} disponiveis={dados.cupons} />
        </div>
      )}
      <div className="mt-4">
        {parcelas && precos.total !== null ? (
          <Somas
            parcelas={listSomas(props)}
            total={{ nome: `Total ${pagamento}`.trim(), valor: parcelado?.total ?? precos.total }}
          />
        ) : (
          <p className="text-ink-muted">
            {pluralize(itens.length, 'produto', 'produtos')}. Você recebe o preço de cada um antes de fechar.
          </p>
        )}
      </div>
      {dados.assinatura && (
        <p className="mt-3 flex items-center gap-2">
          <Icon name="refresh-cw" size={16} /> Repete: <b>{dados.assinatura}</b>
        </p>
      )}
      <ServicosDoPedido servicos={dados.servicos} />
      {children}
    </aside>
  )
}

/** What the order comes to, part by part; `quando` beside the freight that it is for. */
function listSomas({ dados, precos: { precos }, parcelado, forma, quando }: ResumoPedidoProps): Parcela[] {
  if (!precos) return []
  const { economia, combos, taxaentrega, valoripi, valorst } = precos
  const frete = dados.escolha.tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Frete'
  return [
    {
      nome: pluralize(dados.itens.length, 'produto', 'produtos'),
      valor: sumReais(precos.subtotal, economia),
    },
    { nome: 'Ofertas e preço por quantidade', valor: -sumReais(economia, -combos) },
    { nome: 'Combos', valor: -combos },
    { nome: `Cupom ${precos.cupom.codigoCupom ?? ''}`, valor: -precos.desconto },
    { nome: 'Embalagem de presente', valor: precos.embalagens },
    { nome: 'IPI', valor: valoripi },
    { nome: 'ICMS-ST', valor: valorst, ...(precos.semUf && { texto: comEndereco }) },
    ...listParcelas(dados.servicos),
    {
      nome: quando ? `${frete}, ${quando}` : frete,
      valor: taxaentrega,
      ...(quando && taxaentrega === 0 && { texto: 'grátis' }),
      combinado: forma?.frete_negociado,
    },
    ...(parcelado ? [{ nome: `Juros, ${parcelado.cada}`, valor: parcelado.juros }] : []),
  ]
}
