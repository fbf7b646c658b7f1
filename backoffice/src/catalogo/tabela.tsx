import { useEffect, useEffectEvent, useRef } from 'react'
import type { CSSProperties } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'

import { useFirme } from '#celula'

import type { ProdutoDoCatalogo } from '@vitrine/contract'

import type { Colunas } from './colunas.ts'
import { LinhaDoProduto } from './linha-do-produto.tsx'
import type { Catalogo } from './use-catalogo.ts'
import { toggleAtivo, useCelulasDoCatalogo } from './use-celulas-do-catalogo.ts'
import type { Escolha } from './use-escolha.ts'

import './quadro.css'

/** Of every row, as the style sheet has it. */
const ALTURA = 45
/** From so many rows before the last one on, the next page is asked for. */
const FOLGA = 30

interface TabelaProps {
  catalogo: Catalogo
  escolha: Escolha
  colunas: Colunas
  total: number
  caminhos: ReadonlyMap<string, string>
  onAbrir: (id: string) => void
}

/** Products as a grid in which one writes (ux 3.5, mockup 13): rows that are seen are drawn, however many there are. */
export function Tabela({ catalogo, escolha, colunas, total, caminhos, onAbrir }: TabelaProps) {
  const { produtos } = catalogo
  const quadro = useRef<HTMLDivElement>(null)
  const celulas = useCelulasDoCatalogo({ catalogo, escolha, colunas, onAbrir })
  const { ref, ativa, digitando, onKeyDown, onPaste } = celulas
  const linhas = useLinhas(catalogo, quadro, ativa.linha)
  const gestos = useGestos({ catalogo, escolha, onAbrir }, celulas)
  return (
    <div className="catalogo-quadro" ref={quadro}>
      <table
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the keys walk its cells, which hold the focus (ARIA APG grid)
        role="grid"
        aria-label="Produtos"
        aria-rowcount={total + 1}
        aria-multiselectable
        style={{ '--colunas': colunas.vistas.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <Cabecas produtos={produtos} escolha={escolha} colunas={colunas} />
        <tbody>
          {linhas.flatMap(({ indice, antes }) => {
            const produto = produtos[indice]
            if (!produto) return []
            return [
              <Vao
                key={`antes de ${produto.idcadastroextraproduto}`}
                altura={antes}
                largura={colunas.vistas.length}
              />,
              <LinhaDoProduto
                key={produto.idcadastroextraproduto}
                produto={produto}
                agora={catalogo.preview(produto)}
                erros={catalogo.errosDe(produto.idcadastroextraproduto)}
                indice={indice}
                ativa={ativa.linha === indice ? ativa.coluna : null}
                digitando={digitando?.chave === produto.idcadastroextraproduto ? digitando : null}
                isEscolhido={escolha.escolhidos.has(produto.idcadastroextraproduto)}
                categoria={caminhos.get(produto.idcategoria) ?? ''}
                gestos={gestos}
                colunas={colunas}
              />,
            ]
          })}
          <Vao
            altura={(produtos.length - 1 - (linhas.at(-1)?.indice ?? -1)) * ALTURA}
            largura={colunas.vistas.length}
          />
        </tbody>
      </table>
    </div>
  )
}

/** What the hand does in a row, the same at each drawing: a key draws the row that it leaves and the one that it comes to, of all that are seen. */
function useGestos(
  { catalogo, escolha, onAbrir }: Pick<TabelaProps, 'catalogo' | 'escolha' | 'onAbrir'>,
  { goTo, begin, commit, leave, setDigitando }: ReturnType<typeof useCelulasDoCatalogo>,
) {
  const { toggle } = escolha
  const pause = (produto: ProdutoDoCatalogo) => toggleAtivo(catalogo, produto)
  return useFirme({ goTo, begin, commit, leave, setDigitando, onAbrir, toggle, pause })
}

/** Rows that are drawn, each with the height of those that are not before it. The row that the keys are at is always one of them. */
function useLinhas(catalogo: Catalogo, quadro: { current: HTMLDivElement | null }, ativa: number) {
  const { produtos, temMais, estado, readMais } = catalogo
  // oxlint-disable-next-line react/incompatible-library -- it is told of every scroll by a render, and nothing here is memoized
  const { getVirtualItems } = useVirtualizer({
    count: produtos.length,
    getScrollElement: () => quadro.current,
    estimateSize: () => ALTURA,
    overscan: 10,
    // What the server draws: a tall window.
    initialRect: { width: 1200, height: 900 },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(ativa, produtos.length - 1)])]
        .filter((indice) => indice >= 0)
        .toSorted((a, b) => a - b),
  })
  const vistas = getVirtualItems()
  const ultima = vistas.at(-1)?.index ?? 0
  const isPerto = temMais && estado === 'parado' && ultima >= produtos.length - FOLGA
  const readAdiante = useEffectEvent(() => void readMais())
  useEffect(() => {
    if (isPerto) readAdiante()
  }, [isPerto])
  return vistas.map(({ index }, i) => ({
    indice: index,
    antes: (index - (vistas[i - 1]?.index ?? -1) - 1) * ALTURA,
  }))
}

/** Where rows are that are not drawn. */
function Vao({ altura, largura }: { altura: number; largura: number }) {
  if (altura <= 0) return null
  const style: CSSProperties = { height: altura }
  return (
    <tr aria-hidden className="catalogo-vao" style={style}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing is there, and nobody is told of it */}
      <td colSpan={largura} />
    </tr>
  )
}

interface CabecasProps {
  produtos: Catalogo['produtos']
  escolha: Escolha
  colunas: Colunas
}

function Cabecas({ produtos, escolha, colunas }: CabecasProps) {
  const { escolhidos, setTodos } = escolha
  const isTodos = produtos.length > 0 && produtos.every((cada) => escolhidos.has(cada.idcadastroextraproduto))
  return (
    <thead>
      <tr aria-rowindex={1}>
        {colunas.vistas.map(({ id, nome }, i) => (
          <th key={id} scope="col" data-coluna={id} aria-colindex={i + 1}>
            {id === 'escolha' ? (
              <label className="check catalogo-marca">
                <input
                  type="checkbox"
                  checked={isTodos}
                  ref={(box) => {
                    if (box) box.indeterminate = !isTodos && escolhidos.size > 0
                  }}
                  onChange={() =>
                    setTodos(
                      isTodos ? [] : produtos.map(({ idcadastroextraproduto }) => idcadastroextraproduto),
                    )
                  }
                />
                <span className="sr-only">Escolher os que estão na lista</span>
              </label>
            ) : (
              <span className={id === 'abrir' ? 'sr-only' : undefined}>{nome}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
