import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Icon, Notice, Skeleton } from '@vitrine/ui'

import { useIsMesa } from '#celula'
import type { ProdutoEscrito } from '#ficha'
import { api, urlsPainel, useTrabalho } from '#shell'

import { todasAsColunas } from './colunas.ts'
import { Cartoes } from './cartoes.tsx'
import { readPagina, type PrimeiraPagina, type QualLista } from './lista.ts'
import { Tabela } from './tabela.tsx'
import type { Atos } from './use-atos.ts'
import { useCatalogo } from './use-catalogo.ts'
import { useEscolha } from './use-escolha.ts'

interface VariantesProps {
  lido: ProdutoEscrito
  /** Those of the list that this product was opened from: what is done here is taken back there, and the other way round. */
  atos: Atos
  /** As products stand that were written here. */
  onMudadas: (mudadas: readonly ProdutoDoCatalogo[]) => void
  onAbrir: (id: string) => void
  /** One more, made of this product. */
  onNova: () => void
}

/** The other forms of a product: each code, name, price and stock is written where it stands. */
export function Variantes({ lido, atos, onMudadas, onAbrir, onNova }: VariantesProps) {
  const { idfornecedor, slug } = useTrabalho().loja
  const { idcadastroextraproduto: id } = lido
  const principal = lido.idprodutoprincipal ?? id
  const [lidas, setLidas] = useState<PrimeiraPagina | 'lendo' | 'falhou'>('lendo')
  const [qual] = useState<QualLista>({ vista: 'todos', busca: '', categoria: '', ordem: 'nome', principal })
  useEffect(() => {
    if (lidas !== 'lendo') return undefined
    let isFora = false
    void readPagina(api, idfornecedor, { ...qual, limit: 200 }).then((resposta) => {
      if (isFora) return
      if (!resposta.ok) return setLidas('falhou')
      // This one is written in its form.
      const data = resposta.dados.data.filter((cada) => cada.idcadastroextraproduto !== id)
      setLidas({ ...resposta.dados, data })
    })
    return () => {
      isFora = true
    }
  }, [idfornecedor, id, qual, lidas])
  return (
    <section className="catalogo-variantes" aria-label="Variações">
      <h3>Variações</h3>
      {lidas === 'lendo' && <Skeleton />}
      {lidas === 'falhou' && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler as variações.{' '}
          <Button variant="outline" size="s" onClick={() => setLidas('lendo')}>
            Tentar de novo
          </Button>
        </Notice>
      )}
      {typeof lidas === 'object' && (
        <Grade primeira={lidas} qual={qual} atos={atos} onMudadas={onMudadas} onAbrir={onAbrir} />
      )}
      <span className="catalogo-botoes">
        {lido.idprodutoprincipal === null ? (
          <Button variant="outline" size="s" icon="plus" onClick={onNova}>
            Nova variação
          </Button>
        ) : (
          <Button variant="outline" size="s" onClick={() => onAbrir(principal)}>
            Abrir o produto principal
          </Button>
        )}
        <Link className="link ficha-link" to={urlsPainel.estoque(slug, { busca: lido.sku })}>
          <Icon name="boxes" size={16} /> Movimentos do estoque
        </Link>
      </span>
    </section>
  )
}

interface GradeProps extends Pick<VariantesProps, 'atos' | 'onAbrir' | 'onMudadas'> {
  primeira: PrimeiraPagina
  qual: QualLista
}

function Grade({ primeira, qual, atos, onMudadas, onAbrir }: GradeProps) {
  const catalogo = useCatalogo(primeira, qual, atos, onMudadas)
  const { produtos, undo, ultimo, isGravando } = catalogo
  const escolha = useEscolha(
    produtos.map(({ idcadastroextraproduto }: ProdutoDoCatalogo) => idcadastroextraproduto),
  )
  const isMesa = useIsMesa()
  if (produtos.length === 0)
    return (
      <p className="text-ink-muted">
        Nenhuma. Outra embalagem, sabor ou tamanho do mesmo produto é uma variação: a loja mostra todas
        juntas.
      </p>
    )
  return (
    <>
      <p className="text-ink-muted" role="status">
        {isGravando
          ? 'Gravando…'
          : `${pluralize(produtos.length, 'outra forma', 'outras formas')} deste produto.`}
      </p>
      {isMesa ? (
        <Tabela
          catalogo={catalogo}
          escolha={escolha}
          colunas={todasAsColunas}
          total={produtos.length}
          caminhos={new Map(primeira.categorias?.map(({ idcategoria, caminho }) => [idcategoria, caminho]))}
          onAbrir={onAbrir}
        />
      ) : (
        <Cartoes catalogo={catalogo} onAbrir={onAbrir} />
      )}
      {undo && (
        <Button variant="outline" size="s" icon="undo-2" title={`Desfazer: ${ultimo}`} onClick={undo}>
          Desfazer
        </Button>
      )}
    </>
  )
}
