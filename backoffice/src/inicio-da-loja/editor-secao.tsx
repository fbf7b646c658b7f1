import { useEffect, useState } from 'react'

import type { ConteudoEditado } from '@vitrine/contract'
import { Notice, Spinner } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { Campos, type Valor } from '#descrito'
import { FormularioDaParte } from '#publicacao'
import { api, useTrabalho } from '#shell'

import { camposDoCarrossel, cleanCarrossel, novoCarrossel } from './carrossel-descrito.ts'
import { camposDoPrazo, secoesDescritas } from './secoes-descritas.ts'
import type { SecaoEscrita } from './secoes.ts'

interface EditorProps {
  secao: SecaoEscrita
  /** Its row's own content comes with it; what is wrong, by its field, or null: it was written. */
  onWrite: (secao: SecaoEscrita, fileira: Fileira | null) => Promise<Erros | null>
}

/** A row's own content, with the version of the draft that was looked at. */
export interface Fileira {
  dados: Valor
  versao: number | null
}

/** One section of the home: its fields, when it is shown; of a row also what stands in it. */
export function EditorSecao({ secao: lida, onWrite }: EditorProps) {
  const { campos, para } = secoesDescritas[lida.tipo]
  const [secao, setSecao] = useState<Valor>(lida)
  const { fileira, setFileira, erroDaFileira } = useFileira(lida)
  const write = () =>
    onWrite(
      { ...secao, id: lida.id, tipo: lida.tipo },
      fileira && { ...fileira, dados: cleanCarrossel(fileira.dados) },
    )
  if (erroDaFileira) return <Notice tone="danger">{erroDaFileira}</Notice>
  if (lida.tipo === 'CARROSSEL' && !fileira) return <Spinner label="Lendo a fileira" />
  return (
    <FormularioDaParte nome={secoesDescritas[lida.tipo].nome} onWrite={write}>
      {(erros) => (
        <>
          <p className="text-ink-muted">{para}</p>
          <fieldset>
            <legend className="sr-only">Conteúdo</legend>
            {fileira && (
              <Campos
                campos={camposDoCarrossel}
                valor={fileira.dados}
                erros={erros}
                onValor={(dados) => setFileira({ ...fileira, dados })}
              />
            )}
            <Campos campos={campos} valor={secao} erros={erros} onValor={setSecao} />
            <div className="descrito-par">
              <Campos campos={camposDoPrazo} valor={secao} erros={erros} onValor={setSecao} />
            </div>
          </fieldset>
        </>
      )}
    </FormularioDaParte>
  )
}

/** The content of a row as it is written; null of other sections, and until it is read. */
function useFileira({ tipo, idcarrossel }: SecaoEscrita) {
  const { idfornecedor } = useTrabalho().loja
  const [fileira, setFileira] = useState<Fileira | null>(null)
  const [erroDaFileira, setErro] = useState('')
  useEffect(() => {
    if (tipo !== 'CARROSSEL') return undefined
    let isAberta = true
    void (async () => {
      const resposta = await api('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
        params: { idfornecedor, tipo, idconteudo: String(idcarrossel) },
      })
      if (!isAberta) return
      if (resposta.ok) setFileira(toFileira(resposta.dados))
      else setErro(resposta.falha.error)
    })()
    return () => {
      isAberta = false
    }
  }, [idfornecedor, tipo, idcarrossel])
  return { fileira, setFileira, erroDaFileira }
}

function toFileira({ rascunho, no_ar, agendadas }: ConteudoEditado): Fileira {
  const base = rascunho ?? no_ar ?? agendadas.at(-1)
  return { dados: base?.dados ?? novoCarrossel(), versao: rascunho?.versao ?? null }
}
