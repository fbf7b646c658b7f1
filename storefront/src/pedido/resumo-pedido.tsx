import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Icon } from '@vitrine/ui'

import { BlocoCupom } from '#carrinho'
import { listParcelas, ServicosDoPedido } from '#servico'
import { useLoja } from '#shell'

import type { PrecosDoPedido } from './compute-precos.ts'
import type { DadosFinalizar } from './load-finalizar.ts'
import { Miniaturas } from './miniaturas.tsx'
import { Somas } from './somas.tsx'

export interface ResumoPedidoProps {
  dados: DadosFinalizar
  precos: PrecosDoPedido
  /** 'hoje, 18h–20h'. */
  quando: string | null
  /** Name of the payment method. */
  pagamento: string
  children: ReactNode
}

/** The contract in short, beside the form and above its button (ux 1.7.3, 0.9). */
export function ResumoPedido({ dados, precos, quando, pagamento, children }: ResumoPedidoProps) {
  const { slug } = useLoja()
  const { itens, escolha } = dados
  const parcelas = precos.precos
  const frete = escolha.tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Frete'
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
            parcelas={[
              {
                nome: pluralize(itens.length, 'produto', 'produtos'),
                valor: sumReais(parcelas.subtotal, parcelas.economia),
              },
              {
                nome: 'Ofertas e preço por quantidade',
                valor: -sumReais(parcelas.economia, -parcelas.combos),
              },
              { nome: 'Combos', valor: -parcelas.combos },
              { nome: `Cupom ${parcelas.cupom.codigoCupom ?? ''}`, valor: -parcelas.desconto },
              { nome: 'Embalagem de presente', valor: parcelas.embalagens },
              ...listParcelas(dados.servicos),
              {
                nome: quando ? `${frete}, ${quando}` : frete,
                valor: precos.taxaentrega,
                ...(quando && precos.taxaentrega === 0 && { texto: 'grátis' }),
              },
            ]}
            total={{ nome: `Total ${pagamento}`.trim(), valor: precos.total }}
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
