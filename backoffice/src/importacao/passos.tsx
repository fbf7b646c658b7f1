import type { EstadoImportacao } from '@vitrine/contract'

interface PassosProps {
  estado: EstadoImportacao
  aMapear: boolean
}

const passos = ['Arquivo', 'Colunas', 'Conferir', 'Aplicar'] as const

/** Where in the way one is. */
export function Passos({ estado, aMapear }: PassosProps) {
  const atual = placeOf(estado, aMapear)
  return (
    <ol className="importacao-passos" aria-label="Passos">
      {passos.map((nome, i) => (
        <li key={nome} aria-current={i === atual ? 'step' : undefined} data-feito={i < atual || undefined}>
          <b aria-hidden>{i + 1}</b> {nome}
        </li>
      ))}
    </ol>
  )
}

function placeOf(estado: EstadoImportacao, aMapear: boolean): number {
  if (aMapear) return 1
  return estado === 'CONFERIDA' ? 2 : 3
}
