import type { Importacao } from '@vitrine/contract'
import { camposDa, fichas, letterOf } from '@vitrine/rules/importacao'
import { Select } from '@vitrine/ui'

import { Quadro } from '#quadro'

interface QuadroDeColunasProps {
  importacao: Pick<Importacao, 'tipo' | 'titulos' | 'colunas' | 'amostra'>
  /** By place: `colunas.3`. */
  erros: Record<string, string>
}

/** Each column with its first cells and the field that it holds. */
export function QuadroDeColunas({
  importacao: { tipo, titulos, colunas, amostra },
  erros,
}: QuadroDeColunasProps) {
  // Columns stand where the sheet has them: their letters are their names.
  const linhas = titulos.map((titulo, i) => ({
    letra: letterOf(i),
    titulo,
    campo: colunas[i] ?? '',
    erro: erros[`colunas.${i}`],
    i,
  }))
  const exemplos = amostra.map((celulas, i) => ({ nome: `Exemplo ${i + 1}`, celulas }))
  return (
    <Quadro label="Colunas da planilha">
      <thead>
        <tr>
          <th scope="col" className="importacao-mesa">
            Coluna
          </th>
          <th scope="col">Na sua planilha</th>
          {exemplos.map(({ nome }) => (
            <th scope="col" className="importacao-mesa" key={nome}>
              {nome}
            </th>
          ))}
          <th scope="col">Na loja</th>
        </tr>
      </thead>
      <tbody>
        {linhas.map(({ letra, titulo, campo, erro, i }) => (
          <tr key={letra}>
            <td className="num importacao-mesa">{letra}</td>
            <th scope="row">
              {titulo || 'sem título'}
              <small className="importacao-mao">{amostra[0]?.[i]}</small>
            </th>
            {exemplos.map(({ nome, celulas }) => (
              <td key={nome} className="importacao-celula importacao-mesa">
                {celulas[i] || <span className="text-ink-muted">vazio</span>}
              </td>
            ))}
            <td>
              <CampoDaColuna tipo={tipo} letra={letra} titulo={titulo} campo={campo} erro={erro} />
            </td>
          </tr>
        ))}
      </tbody>
    </Quadro>
  )
}

interface CampoDaColunaProps {
  tipo: Importacao['tipo']
  letra: string
  titulo: string
  campo: string
  erro: string | undefined
}

function CampoDaColuna({ tipo, letra, titulo, campo, erro }: CampoDaColunaProps) {
  return (
    <Select
      name="coluna"
      label={`Campo da coluna ${letra}, ${titulo || 'sem título'}`}
      hideLabel
      small
      defaultValue={campo}
      error={erro}
    >
      <option value="">Não importar</option>
      {camposDa(fichas[tipo]).map(({ campo: nome, titulo: dito }) => (
        <option key={nome} value={nome}>
          {dito}
        </option>
      ))}
    </Select>
  )
}
