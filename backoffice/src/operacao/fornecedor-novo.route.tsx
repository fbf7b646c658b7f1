import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import { Button, buttonClass } from '@vitrine/ui'

import { MolduraDaOperacao } from '#moldura-da-operacao'
import { RecusaDoFormulario, urlsPainel } from '#shell'

import { CamposDoNovo } from './campos-do-novo.tsx'
import type { EstadoDoNovo } from './create-fornecedor.ts'
import type { loadNovo } from './load-novo.ts'

export { createFornecedor as action } from './create-fornecedor.ts'
export { loadNovo as loader } from './load-novo.ts'
export { ErroDoPainel as ErrorBoundary } from '#moldura'

/** A supplier begins: by its CNPJ, its name and address, and who is to run it. */
export default function FornecedorNovo() {
  const { idfornecedor } = useLoaderData<typeof loadNovo>()
  const estado = useActionData<EstadoDoNovo>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <MolduraDaOperacao titulo="Novo fornecedor">
      <h1>Novo fornecedor</h1>
      <Form method="post" noValidate className="operacao-formulario">
        <RecusaDoFormulario estado={estado} />
        {/* The same of a second press: nothing is made twice. */}
        <input type="hidden" name="idfornecedor" value={estado?.escritos.idfornecedor ?? idfornecedor} />
        <CamposDoNovo escritos={estado?.escritos ?? {}} erros={estado?.campos ?? {}} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isBusy}>
            Criar e convidar
          </Button>
          <Link className={buttonClass({ variant: 'ghost' })} to={urlsPainel.fornecedores()}>
            Cancelar
          </Link>
        </div>
      </Form>
    </MolduraDaOperacao>
  )
}
