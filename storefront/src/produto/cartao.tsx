import { memo, use } from 'react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Badge, Icon } from '@vitrine/ui'

import { useQuantidade } from '#carrinho'
import { Compra } from '#compra'
import { Foto } from '#imagem'
import { Coracao } from '#lista-compras'
import { drawPeca, PecasContext } from '#peca'
import { BlocoPreco } from '#preco'
import { useLoja, useRaiz } from '#shell'

import { Comprado } from './comprado.tsx'
import { describeRaiz } from './describe-raiz.ts'
import { listSelos } from './selos.ts'

export interface CartaoProps {
  produto: ProdutoLista
  /** The first of all: its picture is the page's first. */
  priority?: boolean
  /** Recommended: the shopper can say no to it. */
  onRecusar?: (produto: ProdutoLista) => void
}

const sizes = '(min-width: 1440px) 228px, (min-width: 1024px) 16vw, (min-width: 640px) 30vw, 45vw'

/** A product on a shelf: tile, name and package, price, purchase, on lines shared by the row (mockup "Cartão"). */
const CartaoInteiro = memo(function Cartao({ produto, priority, onRecusar }: CartaoProps) {
  const { slug, config, meta_info } = useLoja()
  const { name, embalagem, imagem, disponivel } = produto
  const selos = listSelos(produto, meta_info.maior_de_18)
  return (
    <li className="card" data-dim={!disponivel || undefined} data-produto={produto.id}>
      <div className="card-tile" style={{ '--tile': imagem?.cor } as CSSProperties /* a custom property */}>
        <Foto imagem={imagem} sizes={sizes} priority={priority} ratio={config.tema.entradas.imageRatio} />
        {selos.length > 0 && (
          <div className="card-badges">
            {selos.map((selo) => (
              <Badge key={selo}>{selo}</Badge>
            ))}
          </div>
        )}
        <Coracao produto={produto} className="card-corner" />
        {onRecusar && (
          <button
            type="button"
            className="card-recusa"
            title="Não sugerir mais"
            aria-label={`Não sugerir mais ${name}`}
            onClick={() => onRecusar(produto)}
          >
            <Icon name="x" size={16} />
          </button>
        )}
      </div>
      <div className="card-title">
        <Link className="card-name" to={urls.produto(slug, produto.id, name)} state={{ produto }}>
          {name}
        </Link>
        <p className="card-sub">
          {embalagem}
          {produto.variantes > 0 && ` · mais ${pluralize(produto.variantes, 'opção', 'opções')}`}
        </p>
        <Comprado produto={produto} />
      </div>
      <BlocoPreco produto={produto} />
      <div className="card-buy">
        <Compra produto={produto} />
      </div>
    </li>
  )
})

export const Cartao = import.meta.env.SSR ? CartaoDoServidor : CartaoInteiro

/** What it is drawn from is its product, and what all cards of a page have alike. One whose product is in the cart is nobody else's. */
function CartaoDoServidor(props: CartaoProps) {
  const { produto, priority = false, onRecusar } = props
  const pecas = use(PecasContext)
  const raiz = useRaiz()
  const quantidade = useQuantidade(produto.id)
  const cartao = <CartaoInteiro {...props} />
  if (quantidade > 0 || onRecusar) return cartao
  const resto = `cartao ${priority} ${describeRaiz(raiz)}`
  return drawPeca(pecas, {
    chave: () => JSON.stringify([resto, produto]),
    fonte: { objeto: produto, resto },
    // What is seen first is asked for in the head.
    rastro: priority && (
      <Foto
        imagem={produto.imagem}
        sizes={sizes}
        priority={priority}
        ratio={raiz.loja?.config.tema.entradas.imageRatio}
      />
    ),
    children: cartao,
  })
}
