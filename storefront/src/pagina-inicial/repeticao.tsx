import { Link } from 'react-router'

import type { RepeticaoInicial } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDiaDaSemana, todayIn } from '@vitrine/rules/data'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass } from '@vitrine/ui'

import { Foto } from '#imagem'
import { useLoja } from '#shell'
import estilo from './repeticao.css?url'

/** "Repetir última compra" (ux 2.1): what it was, what it costs today, one tap to look through and put it into the cart. */
export function Repeticao({ id, repeticao }: { id: string; repeticao: RepeticaoInicial }) {
  const { slug, fuso } = useLoja()
  const { numpedido, criado_em, totalitens, itens, faltam, total } = repeticao
  const dia = formatDiaDaSemana(todayIn(fuso, new Date(criado_em)))
  const revisao = urls.revisao(slug, { pedido: numpedido })
  return (
    <section className="pi-repeticao" aria-labelledby={`${id}-titulo`}>
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <div>
        <h2 id={`${id}-titulo`}>Repetir última compra</h2>
        <p>
          {dia} · {pluralize(totalitens, 'produto', 'produtos')}
        </p>
        <p>
          {faltam === 0
            ? 'Tudo em estoque'
            : `${pluralize(faltam, 'produto está', 'produtos estão')} em falta`}
        </p>
      </div>
      <ul>
        {itens.map(({ produto, quantidade }) => (
          <li key={produto.id}>
            <Link to={urls.produto(slug, produto.id, produto.name)}>
              <span className="pi-repeticao-foto" style={{ background: produto.imagem?.cor }}>
                <Foto imagem={produto.imagem} sizes="80px" ate={240} />
                <small>{formatQuantidade(quantidade, produto.unidade)}</small>
              </span>
              {produto.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="pi-repeticao-botoes">
        <Link className={buttonClass({ variant: 'solid', block: true })} to={revisao}>
          Repetir{total !== undefined && ` · ${formatReais(total)}`}
        </Link>
        <Link className="link" to={urls.pedido(slug, numpedido)}>
          Ver o pedido
        </Link>
      </div>
    </section>
  )
}
