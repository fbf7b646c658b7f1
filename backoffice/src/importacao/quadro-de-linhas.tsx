import type { Importacao, LinhaDaImportacao } from '@vitrine/contract'
import { tituloDe } from '@vitrine/rules/importacao'
import { Pill } from '@vitrine/ui'

import { Quadro } from '#quadro'

import { Avisos, Celula } from './celula.tsx'
import { sayLinha } from './estados.ts'
import { useNextErro } from './use-next-erro.ts'

interface QuadroProps {
  importacao: Importacao
  linhas: readonly LinhaDaImportacao[]
}

/** Rows with the fields of the sheet: what changes stands beside what was, what is wrong can be mended where it stands. */
export function QuadroDeLinhas({ importacao, linhas }: QuadroProps) {
  const { tipo, colunas, estado } = importacao
  const quadro = useNextErro(linhas)
  const campos = colunas.flatMap((campo, lugar) => (campo === null ? [] : [{ campo, lugar }]))
  return (
    <Quadro label="Linhas da planilha" ref={quadro}>
      <thead>
        <tr>
          <th scope="col">Linha</th>
          <th scope="col">
            <span className="sr-only">O que acontece</span>
          </th>
          {campos.map(({ campo }) => (
            <th scope="col" key={campo}>
              {tituloDe(tipo, campo)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <Linha
            key={linha.linha}
            tipo={tipo}
            linha={linha}
            campos={campos}
            mayMend={estado === 'CONFERIDA'}
          />
        ))}
      </tbody>
    </Quadro>
  )
}

interface LinhaProps {
  tipo: Importacao['tipo']
  linha: LinhaDaImportacao
  campos: readonly { campo: string; lugar: number }[]
  mayMend: boolean
}

function Linha({ tipo, linha, campos, mayMend }: LinhaProps) {
  const { nome, tom } = sayLinha(linha)
  // What no column of the sheet shows is said with the code.
  const isSolto = ({ campo }: { campo: string }) => !campos.some((outro) => outro.campo === campo)
  const soltos = linha.erros.filter(isSolto)
  return (
    <tr>
      <th scope="row" className="num">
        {linha.linha}
      </th>
      <td>
        <Pill mini {...(tom && { tone: tom })}>
          {nome}
        </Pill>
        {soltos.map(({ campo, erro }) => (
          <small key={campo} className="field-error">
            {campo && `${tituloDe(tipo, campo)}: `}
            {erro}
          </small>
        ))}
        <Avisos avisos={linha.avisos.filter(isSolto)} />
      </td>
      {campos.map(({ campo, lugar }) => (
        <Celula
          key={campo}
          onde={{ tipo, linha: linha.linha, lugar, campo }}
          celula={linha.celulas[lugar] ?? ''}
          mudanca={linha.mudancas.find((mudanca) => mudanca.campo === campo)}
          erro={linha.erros.find((outro) => outro.campo === campo)?.erro}
          avisos={linha.avisos.filter((outro) => outro.campo === campo)}
          mayMend={mayMend}
        />
      ))}
    </tr>
  )
}
