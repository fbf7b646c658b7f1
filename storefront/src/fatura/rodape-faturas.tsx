import { useState } from 'react'

import type { ResumoFaturas } from '@vitrine/contract'
import { buttonClass, Icon, showToast, Switch } from '@vitrine/ui'

import { api, useHydrated, useLoja } from '#shell'

import type { Situacao } from './load-faturas.ts'

interface RodapeFaturasProps {
  idcliente: string
  situacao: Situacao
  lembretes: ResumoFaturas['lembretes']
}

/** The list as a file, and whether its customer is reminded (ux 1.12.2). */
export function RodapeFaturas({ idcliente, situacao, lembretes }: RodapeFaturasProps) {
  const { idfornecedor } = useLoja()
  const planilha = (formato: string) =>
    `/v4/faturas/${idfornecedor}/${idcliente}/planilha?situacao=${situacao}&formato=${formato}`
  return (
    <section className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3" aria-label="Exportar e lembretes">
      <p className="flex flex-wrap gap-2">
        <a className={buttonClass({ variant: 'outline' })} href={planilha('xlsx')} download>
          <Icon name="file-spreadsheet" /> Exportar XLSX
        </a>
        <a className={buttonClass({ variant: 'outline' })} href={planilha('csv')} download>
          <Icon name="file-text" /> Exportar CSV
        </a>
      </p>
      <Lembrete idcliente={idcliente} email={lembretes.email} />
    </section>
  )
}

/** Acts at once; what could not be kept goes back. */
function Lembrete({ idcliente, email }: { idcliente: string; email: boolean }) {
  const { idfornecedor } = useLoja()
  const [isOn, setOn] = useState(email)
  async function change(novo: boolean) {
    setOn(novo)
    const resposta = await api('POST /v4/faturas/lembretes', {
      body: { idfornecedor, idcliente, email: novo },
    })
    if (resposta.ok)
      return showToast(novo ? 'Lembretes por e-mail ligados.' : 'Lembretes por e-mail desligados.')
    setOn(!novo)
    showToast(resposta.falha.error)
  }
  if (!useHydrated()) return null
  return (
    <Switch checked={isOn} onChange={(event) => void change(event.target.checked)}>
      Lembrar por e-mail 3 dias antes do vencimento e quando atrasar
    </Switch>
  )
}
