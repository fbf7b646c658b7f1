import type { CSSProperties } from 'react'

import { urls } from '@vitrine/contract/urls'
import { computeDescontoPercentual, listTabela } from '@vitrine/rules/preco'
import { computeMinimo } from '@vitrine/rules/quantidade'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import { Badge, Icon, Money } from '@vitrine/ui'

import { readCampos, type Textos } from '#cadastro'
import { useTrabalho } from '#shell'

import type { ProdutoEscrito } from './campos-do-produto.ts'
import { readFaixas } from './listas-do-produto.ts'

interface PreviaProps {
  textos: Textos
  imagens: ProdutoEscrito['imagens']
  /** Null: it is not in the shop yet. */
  produto: Pick<ProdutoEscrito, 'idcadastroextraproduto' | 'versao'>
}

/** The card of the shop with what stands in the form, by the shop's own styles, for who has no table of prices. */
export function PreviaDoProduto({ textos, imagens, produto }: PreviaProps) {
  const { slug } = useTrabalho().loja
  const [imagem] = imagens
  const { nome = '', embalagem = '', estoque } = textos
  const isFalta = estoque !== '' && readCampos(textos).decimalOf('estoque', 3) === 0
  const style = { '--in-image-ratio': '1', '--tile': imagem?.cor } as CSSProperties // custom properties
  return (
    <aside className="ficha-previa" aria-label="Como aparece na loja">
      <div className="card" data-dim={isFalta || undefined} style={style}>
        <div className="card-tile">
          {imagem ? (
            <img src={urls.imagem(imagem.hash, 320)} alt={imagem.alt || nome} width={320} height={320} />
          ) : (
            <Icon name="image" />
          )}
          {textos.maior_de_18 === 'sim' && (
            <div className="card-badges">
              <Badge>18+</Badge>
            </div>
          )}
        </div>
        <div className="card-title">
          <b className="card-name">{nome.trim() || 'Nome do produto'}</b>
          <p className="card-sub">{embalagem}</p>
        </div>
        <PrecoDaPrevia textos={textos} />
        {isFalta && <p className="text-ink-muted">Em falta: pede para ser avisado.</p>}
      </div>
      {textos.ativo !== 'sim' && <p className="text-ink-muted">Pausado: não aparece na loja.</p>}
      {produto.versao !== null && textos.ativo === 'sim' && (
        <a
          className="link ficha-link"
          href={urls.produto(slug, produto.idcadastroextraproduto, nome)}
          target="_blank"
          rel="noreferrer"
        >
          Ver a página na loja <Icon name="external-link" size={16} />
        </a>
      )}
    </aside>
  )
}

function PrecoDaPrevia({ textos }: { textos: Textos }) {
  const campos = readCampos(textos)
  const [preco, oferta] = [campos.precoOf('preco'), campos.precoOf('precooferta')]
  const agora = oferta ?? preco
  const minimo = computeMinimo({
    granularidade: campos.decimalOf('granularidade', 3),
    min_por_pedido: campos.decimalOf('min_por_pedido', 3),
  })
  if (agora === null) return <p className="card-price">Preço sob consulta</p>
  const desconto = oferta !== null && preco !== null ? computeDescontoPercentual(preco, oferta) : 0
  return (
    <div className="card-price">
      <span>
        {desconto > 0 && preco !== null && (
          <s className="text-ink-muted">
            <Money size="s" text={formatPrecoUnitario(preco)} />
          </s>
        )}{' '}
        {desconto > 0 && <Badge tone="success">{`−${desconto}%`}</Badge>}
      </span>
      <b>
        <Money size="s" text={formatPrecoUnitario(agora)} />
      </b>
      <FaixasDaPrevia texto={textos.descontoProgressivo ?? ''} />
      {minimo > 1 && (
        <small className="text-ink-muted">Mínimo {formatQuantidade(minimo, textos.unidade)}</small>
      )}
    </div>
  )
}

function FaixasDaPrevia({ texto }: { texto: string }) {
  const faixas = readFaixas(texto)
  const [primeira] = 'valor' in faixas ? listTabela(faixas.valor) : []
  if (!primeira) return null
  return (
    <small>
      {formatQuantidade(primeira.quantidade)}+ por{' '}
      <Money size="s" text={formatPrecoUnitario(primeira.preco)} />
    </small>
  )
}
