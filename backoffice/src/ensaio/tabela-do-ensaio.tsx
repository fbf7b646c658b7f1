import type { ReactNode } from 'react'

interface TabelaDoEnsaioProps {
  /** Of the part, for who walks by its landmarks. */
  rotulo: string
  titulo: string
  cabecas: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** Orders, or what stood against it, line by line; in a hand it scrolls by itself. */
export function TabelaDoEnsaio({ rotulo, titulo, cabecas, children }: TabelaDoEnsaioProps) {
  return (
    <section aria-label={rotulo}>
      <h3>{titulo}</h3>
      <div className="ensaio-tabela">
        <table>
          <thead>
            <tr>
              {cabecas.map((nome) => (
                <th key={nome} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}
