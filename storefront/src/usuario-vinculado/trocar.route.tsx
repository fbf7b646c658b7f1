import { Form, useActionData, useLoaderData } from 'react-router'

import { Button, Notice } from '@vitrine/ui'

import { PaginaDaConta } from '#menu-conta'

import { ListaClientes } from './lista-clientes.tsx'
import type { changeCliente, loadTrocar } from './load-trocar.ts'

export { changeCliente as action, loadTrocar as loader } from './load-trocar.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** For which of one's clientes one buys, and which comes first after a login (§4 primary user, ux 1.16). */
export default function Trocar() {
  const { clientes, atual, voltar } = useLoaderData<typeof loadTrocar>()
  const answer = useActionData<typeof changeCliente>()
  const principal = clientes.find(({ primario }) => primario)
  return (
    <PaginaDaConta titulo="Comprar como">
      <p className="mt-1 mb-4 text-16 text-ink-muted">
        Cada cadastro tem o próprio carrinho, os próprios preços e os próprios pedidos.
      </p>
      {answer && 'erro' in answer && (
        <Notice tone="danger" live="alert" className="mb-4">
          {answer.erro}
        </Notice>
      )}
      <ListaClientes clientes={clientes} atual={atual} voltar={voltar} />
      <section className="mt-8" aria-labelledby="principal">
        <h2 id="principal">Cadastro principal</h2>
        <p className="mt-1 mb-3 text-ink-muted">
          {principal
            ? `Ao entrar, você começa comprando como ${principal.nome}.`
            : 'Nenhum cadastro é o principal: ao entrar, você começa por qualquer um deles.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {clientes
            .filter(({ primario }) => !primario)
            .map(({ idcliente, nome: outro }) => (
              <Principal key={idcliente} idcliente={idcliente} rotulo={`Começar por ${outro}`} />
            ))}
          {principal && <Principal idcliente="" rotulo="Nenhum principal" />}
        </div>
      </section>
    </PaginaDaConta>
  )
}

function Principal({ idcliente, rotulo }: { idcliente: string; rotulo: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="principal" value={idcliente} variant="outline" size="s">
        {rotulo}
      </Button>
    </Form>
  )
}
