import type { ChamadaDeChave } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'

interface ChamadasDaChaveProps {
  chamadas: readonly string[]
  possiveis: readonly ChamadaDeChave[]
}

/** What a narrowed key may, in words; a call that there is no more, by its name. */
export function ChamadasDaChave({ chamadas, possiveis }: ChamadasDaChaveProps) {
  const ditas = new Map(possiveis.map(({ chamada, faz }) => [chamada, faz]))
  return (
    <details className="revelar">
      <summary>Só {pluralize(chamadas.length, 'chamada', 'chamadas')}</summary>
      <ul>
        {chamadas.map((chamada) => (
          <li key={chamada}>{ditas.get(chamada) ?? chamada}</li>
        ))}
      </ul>
    </details>
  )
}
