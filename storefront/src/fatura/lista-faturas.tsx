import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Form, useNavigation } from 'react-router'

import type { Fatura, PaginaFaturas } from '@vitrine/contract'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Checkbox, showToast } from '@vitrine/ui'

import { useHydrated, useLoja } from '#shell'

import { downloadVias } from './boleto.ts'
import { LinhaFatura } from './linha-fatura.tsx'

interface ListaFaturasProps {
  pagina: PaginaFaturas
  idpagamento: string
  idcliente: string
}

/** A form: what is chosen is paid by one Pix, also before the script is there; with it, second copies too. */
export function ListaFaturas({ pagina, idpagamento, idcliente }: ListaFaturasProps) {
  const { state, formMethod } = useNavigation()
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(new Set())
  const pagaveis = pagina.data.filter(isPagavel)
  const chosen = pagaveis.filter(({ idfatura }) => escolhidas.has(idfatura))
  const choose = (id: string, isIn: boolean) =>
    setEscolhidas((antes) => new Set(isIn ? [...antes, id] : [...antes].filter((outro) => outro !== id)))
  return (
    <Form method="post" action="?" className="mt-2">
      <input type="hidden" name="idpagamento" value={idpagamento} />
      {pagaveis.length > 1 && (
        <Checkbox
          checked={chosen.length === pagaveis.length}
          onChange={(event) =>
            setEscolhidas(new Set(event.target.checked ? pagaveis.map(({ idfatura }) => idfatura) : []))
          }
        >
          Escolher todas desta página
        </Checkbox>
      )}
      {pagaveis.length > 1 && (
        <p className="text-12 text-ink-muted max-lg:hidden">
          No teclado: ↑ e ↓ andam, Espaço escolhe, Shift com ↓ escolhe em sequência.
        </p>
      )}
      <ul>
        {pagina.data.map((fatura) => (
          <LinhaFatura
            key={fatura.idfatura}
            fatura={fatura}
            idcliente={idcliente}
            isIn={escolhidas.has(fatura.idfatura)}
            onChoose={(isIn) => choose(fatura.idfatura, isIn)}
            onKeyDown={(event) => walk(event, choose)}
          />
        ))}
      </ul>
      {pagaveis.length > 0 && (
        <div className="faturas-pagar">
          <p aria-live="polite">{describeEscolha(chosen)}</p>
          <SegundaVia faturas={chosen} idcliente={idcliente} />
          <Button type="submit" size="l" icon="qr-code" loading={state !== 'idle' && formMethod === 'POST'}>
            Pagar com Pix
          </Button>
        </div>
      )}
    </Form>
  )
}

function isPagavel({ situacao }: Fatura): boolean {
  return situacao === 'ABERTA' || situacao === 'VENCIDA'
}

function describeEscolha(faturas: readonly Fatura[]) {
  if (faturas.length === 0)
    return <span className="text-ink-muted">Escolha as faturas que quer pagar de uma vez.</span>
  const soma = sumReais(...faturas.map(({ valor }) => valor))
  return (
    <>
      {pluralize(faturas.length, 'fatura', 'faturas')}: <b className="num">{formatReais(soma)}</b>
    </>
  )
}

/** Slips of what is chosen, as one file. */
function SegundaVia({ faturas, idcliente }: { faturas: readonly Fatura[]; idcliente: string }) {
  const { idfornecedor } = useLoja()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    if (faturas.length === 0) return showToast('Escolha ao menos uma fatura.')
    setLoading(true)
    const erro = await downloadVias({ idfornecedor, idcliente }, faturas)
    if (erro) showToast(erro)
    setLoading(false)
  }
  if (!useHydrated()) return null
  return (
    <Button size="l" variant="outline" icon="download" loading={isLoading} onClick={() => void download()}>
      Baixar 2ª via
    </Button>
  )
}

/** Arrows go from box to box; with Shift the next one is chosen like this one (ux 1.12.3). Space is the box's own. */
function walk(event: KeyboardEvent<HTMLInputElement>, choose: (id: string, isIn: boolean) => void): void {
  const { key, shiftKey, currentTarget: esta } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const caixas = [...(esta.form?.querySelectorAll<HTMLInputElement>('input[name="fatura"]') ?? [])]
  const proxima = caixas[caixas.indexOf(esta) + (key === 'ArrowDown' ? 1 : -1)]
  if (!proxima) return
  proxima.focus()
  if (!shiftKey) return
  choose(esta.value, true)
  choose(proxima.value, true)
}
