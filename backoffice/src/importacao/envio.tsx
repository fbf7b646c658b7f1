import { useState } from 'react'

import { Icon, Notice, Spinner } from '@vitrine/ui'

import { useEnvio } from './use-envio.ts'

/** Where a spreadsheet is dropped, or chosen. */
export function Envio() {
  const { enviando, parte, erro, send } = useEnvio()
  const [sobre, setSobre] = useState(false)
  const take = (arquivos: FileList | null) => {
    const [arquivo] = arquivos ?? []
    if (arquivo && !enviando) send(arquivo)
  }
  return (
    <div className="grid gap-3">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the label is its file input's; dropping is one more way */}
      <label
        className="importacao-envio"
        data-sobre={sobre || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setSobre(true)
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={(event) => {
          event.preventDefault()
          setSobre(false)
          take(event.dataTransfer.files)
        }}
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
        <input
          type="file"
          className="sr-only"
          aria-label="Planilha de produtos"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={enviando !== null}
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again, mended.
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}
