import { Icon, Notice, Spinner } from '@vitrine/ui'

import { AreaDeSoltar } from '#arquivo'

import { useEnvio } from './use-envio.ts'

/** Where a spreadsheet is dropped, or chosen. */
export function Envio() {
  const { enviando, parte, erro, send } = useEnvio()
  return (
    <div className="grid gap-3">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <AreaDeSoltar
        label="Planilha de produtos"
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        disabled={enviando !== null}
        onArquivos={([arquivo]) => arquivo && send(arquivo)}
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
