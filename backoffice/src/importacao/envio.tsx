import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { tiposDePlanilha, type TipoDePlanilha } from '@vitrine/rules/importacao'
import { Icon, Notice, Spinner } from '@vitrine/ui'

import { AreaDeSoltar } from '#arquivo'

import { dicas } from './dicas.ts'
import { EscolhaDeEspecie } from './escolha-de-especie.tsx'
import { useEnvio } from './use-envio.ts'

/** Where a spreadsheet is dropped, or chosen. */
export function Envio() {
  const { enviando, parte, erro, send } = useEnvio()
  const [busca] = useSearchParams()
  // Who comes from a screen of what a sheet is of has said it.
  const [tipo, setTipo] = useState<TipoDePlanilha | ''>(
    () => tiposDePlanilha.find((cada) => cada === busca.get('tipo')) ?? '',
  )
  return (
    <div className="grid gap-3">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <div className="importacao-especie">
        <EscolhaDeEspecie value={tipo} onChange={setTipo} vazia="Descobrir pelos títulos" />
        {tipo && <small className="text-ink-muted">{dicas[tipo].escolha}</small>}
      </div>
      <AreaDeSoltar
        label="Planilha"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        disabled={enviando !== null}
        onArquivos={([arquivo]) => arquivo && send(arquivo, tipo)}
      >
        {enviando ? <Spinner /> : <Icon name="file-spreadsheet" />}
        <span role="status">
          {enviando ? (
            <>{parte < 1 ? `Enviando ${enviando}: ${Math.floor(parte * 100)} %` : `Lendo ${enviando}…`}</>
          ) : (
            <>
              <b>Solte a planilha aqui</b> ou <u>escolha o arquivo</u>
            </>
          )}
        </span>
        <small>
          Excel (.xlsx) ou CSV, até 50.000 linhas e 12 MB. Nada muda na loja antes de você conferir.
        </small>
      </AreaDeSoltar>
    </div>
  )
}
