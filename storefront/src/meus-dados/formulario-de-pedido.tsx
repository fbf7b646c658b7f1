import { useState } from 'react'
import { Form, useNavigation } from 'react-router'

import type { MeuRequerimento } from '@vitrine/contract'
import { Button, Select, Textarea } from '@vitrine/ui'

import { ResumoErro, SemConexao, useConexao } from '#acesso'

import type { EstadoPedido } from './change-dados.ts'
import { tipos } from './say-pedidos.ts'

type Tipo = MeuRequerimento['tipo']

interface FormularioProps {
  novo: string
  /** What was refused, as it was typed; its id again, for the store may have it all the same. */
  estado: EstadoPedido | undefined
}

/** Asks something of the store. What is refused, or does not leave for want of a connection, stays as it was typed. */
export function FormularioDePedido({ novo, estado }: FormularioProps) {
  const { state, formData } = useNavigation()
  const { aviso, guard } = useConexao()
  const [tipo, setTipo] = useState<Tipo>(tipoOf(estado?.tipo))
  const isCorrecao = tipo === 'CORRECAO'
  return (
    <Form method="post" noValidate className="grid max-w-[480px] gap-3" onSubmit={guard}>
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      {aviso && <SemConexao texto={aviso} />}
      <input type="hidden" name="acao" value="pedir" />
      <input type="hidden" name="id" value={estado?.id ?? novo} />
      <Select
        name="tipo"
        label="O que você quer pedir"
        value={tipo}
        error={estado?.erros.tipo}
        onChange={({ target }) => setTipo(tipoOf(target.value))}
      >
        {Object.entries(tipos).map(([codigo, nome]) => (
          <option key={codigo} value={codigo}>
            {nome}
          </option>
        ))}
      </Select>
      <Textarea
        name="descricao"
        label={isCorrecao ? 'O que está errado, e como é o certo' : 'Conte mais'}
        optional={!isCorrecao}
        defaultValue={estado?.descricao}
        error={estado?.erros.descricao}
        maxLength={1000}
        required={isCorrecao}
      />
      <div>
        <Button
          type="submit"
          icon="send-horizontal"
          loading={state !== 'idle' && formData?.get('acao') === 'pedir'}
        >
          Enviar o pedido
        </Button>
      </div>
    </Form>
  )
}

const tipoOf = (dito: string | undefined): Tipo =>
  dito !== undefined && Object.hasOwn(tipos, dito) ? (dito as Tipo) : 'CORRECAO' // a key of the table
