import type { PaginaProdutos } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { sayTotal } from '@vitrine/rules/texto'
import { buttonClass, ProgressBar } from '@vitrine/ui'

import { BotaoTabelaPrecos } from '#preco'
import { useLoja } from '#shell'

import { hrefOfLista, toQuery } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'
import type { useItens } from './use-itens.ts'

interface MaisProps extends Pick<ReturnType<typeof useItens>, 'ultima' | 'situacao' | 'loadMore'> {
  pagina: PaginaProdutos
  busca: BuscaLista
  /** Products from the first of the list to the last that is shown. */
  shown: number
}

/** How far the list has been seen, and the way on, which without script is an address (ux 1.3.3). */
export function Mais({ pagina, busca, shown, ultima, situacao, loadMore }: MaisProps) {
  const { slug } = useLoja()
  const isEspera = situacao === 'carregando'
  return (
    <footer className="lista-mais">
      <p>
        {formatQuantidade(shown)} de {sayTotal(pagina)}
      </p>
      {pagina.totalPages > 1 && (
        <ProgressBar value={shown} max={pagina.totalItems} label="Produtos vistos" className="w-[220px]" />
      )}
      {ultima < pagina.totalPages && (
        <a
          className={buttonClass({ variant: 'outline' })}
          rel="next"
          href={hrefOfLista(slug, busca, { page: ultima + 1 })}
          aria-busy={isEspera || undefined}
          onClick={(event) => {
            event.preventDefault()
            if (!isEspera) void loadMore()
          }}
        >
          {isEspera ? 'Carregando…' : `Carregar mais ${Math.min(pagina.limit, pagina.totalItems - shown)}`}
        </a>
      )}
      <BotaoTabelaPrecos busca={toQuery(busca)} comPrecos={pagina.listaTemPrecos} />
      {situacao === 'erro' && <p role="alert">Não carregou. Verifique a conexão e toque de novo.</p>}
    </footer>
  )
}
