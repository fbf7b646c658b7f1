import { Form, useActionData, useNavigation } from 'react-router'

import { Button, Select, Textarea } from '@vitrine/ui'

import { RecusaDoFormulario } from '#shell'

import type { EstadoDoAcesso } from './change-acesso.ts'
import { ESPECIES } from './especies.ts'

const PRAZOS: readonly [minutos: number, dito: string][] = [
  [15, '15 minutos'],
  [30, '30 minutos'],
  [60, '1 hora'],
  [120, '2 horas'],
  [240, '4 horas'],
]

interface NovoAcessoProps {
  /** Stores to choose from; one alone is the one. */
  lojas: readonly { idfornecedor: string; nome: string }[]
  /** Of a second press, too: nothing is opened twice. */
  idacesso: string
}

/** An access begins: to which store, why, and for how long. */
export function NovoAcesso({ lojas, idacesso }: NovoAcessoProps) {
  const estado = useActionData<EstadoDoAcesso>()
  const isBusy = useNavigation().state !== 'idle'
  const [unica, ...outras] = lojas
  const { escritos = {}, campos = {} } = estado ?? {}
  return (
    <Form method="post" noValidate className="operacao-formulario">
      <RecusaDoFormulario estado={estado} />
      <input type="hidden" name="fazer" value="abrir" />
      <input type="hidden" name="idacesso" value={escritos.idacesso ?? idacesso} />
      {unica && outras.length === 0 ? (
        <>
          <input type="hidden" name="idfornecedor" value={unica.idfornecedor} />
          <p>
            Loja: <b>{unica.nome}</b>
          </p>
        </>
      ) : (
        <Select
          name="idfornecedor"
          label="Loja"
          error={campos.idfornecedor}
          defaultValue={escritos.idfornecedor}
        >
          {lojas.map(({ idfornecedor, nome }) => (
            <option key={idfornecedor} value={idfornecedor}>
              {nome}
            </option>
          ))}
        </Select>
      )}
      <Select name="especie" label="Por que" error={campos.especie} defaultValue={escritos.especie}>
        {Object.entries(ESPECIES).map(([especie, dita]) => (
          <option key={especie} value={especie}>
            {dita}
          </option>
        ))}
      </Select>
      <Textarea
        name="motivo"
        label="Motivo"
        hint="A loja lê isto no registro dela. Ao menos 20 letras."
        error={campos.motivo}
        defaultValue={escritos.motivo}
        required
        maxLength={500}
      />
      <Select name="minutos" label="Por quanto tempo" defaultValue={escritos.minutos ?? '60'}>
        {PRAZOS.map(([minutos, dito]) => (
          <option key={minutos} value={minutos}>
            {dito}
          </option>
        ))}
      </Select>
      <Button type="submit" loading={isBusy} className="justify-self-start">
        Abrir acesso
      </Button>
    </Form>
  )
}
