import { Link } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { Compra } from '#compra'
import { Foto } from '#imagem'
import { BlocoPreco } from '#preco'
import { useLoja } from '#shell'

/** A similar product in one line, to be bought instead of waiting (ux 1.25.2). */
export function Parecido({ produto }: { produto: ProdutoLista }) {
  const { slug } = useLoja()
  const { id, name, embalagem, imagem } = produto
  return (
    <li className="parecido">
      <div className="parecido-foto" style={{ background: imagem?.cor }}>
        <Foto imagem={imagem} sizes="56px" ate={160} />
      </div>
      <div className="min-w-0">
        <Link className="parecido-nome" to={urls.produto(slug, id, name)} state={{ produto }}>
          {name}
        </Link>
        <p className="card-sub">{embalagem}</p>
        <BlocoPreco produto={produto} />
      </div>
      <div className="parecido-compra">
        <Compra produto={produto} />
      </div>
    </li>
  )
}
