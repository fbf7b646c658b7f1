import type { ReactNode } from 'react'

import { CampoDaCelula } from './campo-da-celula.tsx'
import type { Celulas } from './use-celulas.ts'

interface CelulaProps {
  celulas: Celulas
  /** The line's name and place, and the column's place and name. */
  chave: string
  linha: number
  coluna: number
  nome: string
  /** Of its field, while one writes in it. */
  rotulo: string
  /** Words are written there, at most so many letters; else numbers. */
  letras?: number
  /** Whether what stands there was refused. */
  isRecusada?: boolean
  /** What lies over it, in any case. */
  sobre?: ReactNode
  children: ReactNode
}

/** One cell of a grid: walked to by keys, opened by a second press, and a field while one writes in it. */
export function Celula(props: CelulaProps) {
  const { celulas, chave, linha, coluna, nome, rotulo, letras, isRecusada, sobre, children } = props
  const { ativa, digitando, editaveis, goTo, begin } = celulas
  const isAtiva = ativa.linha === linha && ativa.coluna === coluna
  const isAqui = digitando?.chave === chave && digitando.coluna === coluna
  const isEditavel = editaveis.includes(coluna)
  return (
    <td
      data-coluna={nome}
      data-celula={`${linha}:${coluna}`}
      data-recusada={isRecusada || undefined}
      tabIndex={isAtiva ? 0 : -1}
      onFocus={({ target, currentTarget }) => target === currentTarget && !isAtiva && goTo(linha, coluna)}
      onDoubleClick={() => isEditavel && begin({ linha, coluna })}
      onClick={({ target }) =>
        // Not what lies over the cell.
        isEditavel && isAtiva && !isSobre(target) && begin({ linha, coluna })
      }
    >
      {isAqui ? (
        <CampoDaCelula
          celulas={celulas}
          digitando={digitando}
          linha={linha}
          rotulo={rotulo}
          letras={letras}
        />
      ) : (
        children
      )}
      {sobre && <div data-sobre>{sobre}</div>}
    </td>
  )
}

const isSobre = (target: EventTarget) => target instanceof Element && target.closest('[data-sobre]') !== null
