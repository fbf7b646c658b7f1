import type { FornecedorDaPlataforma } from '@vitrine/contract'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { Button, Pill, TextInput } from '@vitrine/ui'

import { useFeito } from './use-feito.ts'

type DonoDaLoja = FornecedorDaPlataforma['donos'][number]

/** Who runs a supplier, and how their invitations stand; while nobody has entered, another one may be invited. */
export function Donos({ fornecedor: { donos, idfornecedor } }: { fornecedor: FornecedorDaPlataforma }) {
  const isSemNinguem = donos.every(({ entrou }) => !entrou)
  return (
    <div className="operacao-donos">
      {donos.length > 0 && (
        <ul aria-label="Quem administra">
          {donos.map((dono) => (
            <Dono key={dono.email} dono={dono} idfornecedor={idfornecedor} />
          ))}
        </ul>
      )}
      {donos.length === 0 && <p>Ninguém foi convidado a administrar.</p>}
      {isSemNinguem && <OutroConvite key={donos.length} idfornecedor={idfornecedor} />}
    </div>
  )
}

function Dono({ dono, idfornecedor }: { dono: DonoDaLoja; idfornecedor: string }) {
  const { nome, email, entrou } = dono
  return (
    <li>
      <span className="wrap-anywhere">
        {nome} · {email}
      </span>
      <Estado {...dono} />
      {!entrou && (
        <>
          <Ato idfornecedor={idfornecedor} email={email} fazer="convite" dito="Reenviar convite" />
          <Ato idfornecedor={idfornecedor} email={email} fazer="retirar" dito="Retirar convite" />
        </>
      )}
    </li>
  )
}

function Estado({ convite, convite_ate }: DonoDaLoja) {
  if (convite === 'ACEITO')
    return (
      <Pill mini tone="success">
        Já entrou
      </Pill>
    )
  if (convite === 'VENCIDO')
    return (
      <Pill mini tone="warning">
        Convite vencido
      </Pill>
    )
  return (
    <Pill mini>{convite_ate ? `Convite até ${formatMomento(convite_ate, FUSO_PADRAO)}` : 'Convidada'}</Pill>
  )
}

interface AtoProps {
  idfornecedor: string
  email: string
  fazer: 'convite' | 'retirar'
  dito: string
}

function Ato({ idfornecedor, email, fazer, dito }: AtoProps) {
  const fetcher = useFeito()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="fazer" value={fazer} />
      <input type="hidden" name="idfornecedor" value={idfornecedor} />
      <input type="hidden" name="email" value={email} />
      <Button
        type="submit"
        variant="ghost"
        size="s"
        loading={fetcher.state !== 'idle'}
        aria-label={`${dito} de ${email}`}
      >
        {dito}
      </Button>
      {fetcher.data?.ok === false && <span role="alert">{fetcher.data.dito}</span>}
    </fetcher.Form>
  )
}

function OutroConvite({ idfornecedor }: { idfornecedor: string }) {
  const fetcher = useFeito()
  const erro = fetcher.data?.ok === false ? fetcher.data.dito : undefined
  return (
    <details className="revelar operacao-chave">
      <summary>Convidar outra pessoa</summary>
      <fetcher.Form method="post" className="grid gap-3" noValidate>
        <input type="hidden" name="fazer" value="convite" />
        <input type="hidden" name="idfornecedor" value={idfornecedor} />
        <TextInput
          name="nome"
          label="Nome de quem vai administrar"
          maxLength={120}
          autoComplete="off"
          required
        />
        <TextInput
          name="email"
          label="E-mail de quem vai administrar"
          hint="O convite vale por 72 horas."
          error={erro}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <Button type="submit" size="s" loading={fetcher.state !== 'idle'}>
          Convidar
        </Button>
      </fetcher.Form>
    </details>
  )
}
