import { Link } from 'react-router'

import type { FornecedorAtende } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Badge, Icon, Pill } from '@vitrine/ui'

interface LinhaFornecedorProps {
  fornecedor: FornecedorAtende
  /** The store around. */
  isAtual?: boolean
  /** Lines of the cart that waits there. */
  noCarrinho?: number
}

/** A supplier that serves the place: the whole row opens it (ux 1.1.1). */
export function LinhaFornecedor({ fornecedor, isAtual, noCarrinho = 0 }: LinhaFornecedorProps) {
  const { slug, nome, segmento, logo, tiposEntrega, ja_comprou, ultima_compra } = fornecedor
  return (
    <li>
      <Link
        to={urls.loja(slug)}
        // Another supplier is another document (§2 Routes).
        reloadDocument
        aria-current={isAtual || undefined}
        className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line-soft py-4 hover:bg-surface-2"
      >
        <span className="grid h-14 place-items-center overflow-hidden rounded-md border border-line bg-white p-2 text-20 font-title text-[#16181d]">
          {logo ? <img src={urls.desenho(logo)} alt="" className="max-h-full max-w-full" /> : nome.charAt(0)}
        </span>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="w-full text-16">{nome}</b>
            {tiposEntrega.map((tipo) => (
              <Badge key={tipo} icon={tipo === 'DELIVERY' ? 'truck' : 'store'}>
                {tipo === 'DELIVERY' ? 'Entrega' : 'Retirada'}
              </Badge>
            ))}
          </span>
          <span className="mt-1 block text-ink-muted">{describeCondicoes(fornecedor)}</span>
          {(isAtual || noCarrinho > 0 || ja_comprou) && (
            <span className="mt-1 flex flex-wrap gap-1">
              {isAtual && <Pill tone="success">Você está aqui</Pill>}
              {noCarrinho > 0 && (
                <Pill tone="brand" icon="shopping-basket">
                  {pluralize(noCarrinho, 'item', 'itens')} no carrinho
                </Pill>
              )}
              {ja_comprou && <Pill tone="info">Você já comprou aqui</Pill>}
            </span>
          )}
          {ultima_compra !== undefined && (
            <span className="mt-1 block text-ink-muted">
              Sua última compra aqui: {formatReais(ultima_compra)}
            </span>
          )}
          <span className="block text-12 text-ink-faint">
            {segmento && toTitulo(segmento)}
            <Abertura {...fornecedor} />
          </span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  )
}

/** Whether it is open now, in words and colour. */
function Abertura({ aberta, horario }: Pick<FornecedorAtende, 'aberta' | 'horario'>) {
  if (!horario) return null
  const texto = aberta ? horario : `Fechada, ${horario.charAt(0).toLowerCase()}${horario.slice(1)}`
  return (
    <>
      {' · '}
      <span className={aberta ? 'text-success' : undefined}>{texto}</span>
    </>
  )
}

/** 'hoje, 9h–10h por R$ 14,90 · entrega a partir de R$ 7,90 · mínimo R$ 60,00 · a 2,4 km': time and price of one form. */
export function describeCondicoes(fornecedor: FornecedorAtende): string {
  const { proxima_entrega, taxaentrega, menor_taxa, pedido_minimo, distancia } = fornecedor
  const isDearer = menor_taxa !== null && (taxaentrega === null || menor_taxa < taxaentrega)
  return [
    [
      proxima_entrega,
      taxaentrega !== null && (taxaentrega === 0 ? 'grátis' : `por ${formatReais(taxaentrega)}`),
    ]
      .filter(Boolean)
      .join(' '),
    isDearer && (menor_taxa === 0 ? 'há frete grátis' : `a partir de ${formatReais(menor_taxa)}`),
    pedido_minimo ? `mínimo ${formatReais(pedido_minimo)}` : null,
    distancia !== null && formatDistancia(distancia),
  ]
    .filter(Boolean)
    .join(' · ')
}

function formatDistancia(metros: number): string {
  if (metros < 1000) return `a ${metros}\u00a0m`
  const km = metros < 10_000 ? Math.round(metros / 100) / 10 : Math.round(metros / 1000)
  return `a ${formatQuantidade(km)}\u00a0km`
}

const toTitulo = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')
