import { Link } from 'react-router'

import type { ListaDoCatalogo } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { IconButton, Select, Textarea } from '@vitrine/ui'

import { Campo, tellMudanca, type Escrita } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import { sayQuantidades, type ProdutoEscrito } from './campos-do-produto.ts'

interface FotosProps {
  nome: string
  imagens: ProdutoEscrito['imagens']
  onChange: (imagens: ProdutoEscrito['imagens']) => void
}

/** Pictures of a product in their order: another comes first, one goes. New ones come by the names of their files. */
export function Fotos({ nome, imagens, onChange }: FotosProps) {
  const { slug } = useTrabalho().loja
  const enviar = <Link to={urlsPainel.fotos(slug)}>Enviar fotos</Link>
  if (imagens.length === 0) return <p className="text-ink-muted">Este produto ainda não tem foto. {enviar}</p>
  return (
    <>
      <ul className="catalogo-fotos" aria-label="Fotos">
        {imagens.map((imagem, i) => (
          <li key={imagem.hash} style={{ background: imagem.cor }}>
            <img
              src={urls.imagem(imagem.hash, 160)}
              alt={imagem.alt || nome}
              width={72}
              height={72}
              loading="lazy"
            />
            <span>
              <IconButton
                icon="chevrons-left"
                label={`Pôr a foto ${i + 1} em primeiro lugar`}
                disabled={i === 0}
                onClick={({ currentTarget }) => {
                  tellMudanca(currentTarget)
                  onChange([imagem, ...imagens.filter((outra) => outra !== imagem)])
                }}
              />
              <IconButton
                icon="trash-2"
                label={`Tirar a foto ${i + 1}`}
                onClick={({ currentTarget }) => {
                  tellMudanca(currentTarget)
                  onChange(imagens.filter((outra) => outra !== imagem))
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted">A primeira aparece nas listas. {enviar}</p>
    </>
  )
}

interface IdentidadeProps {
  escrita: Escrita
  categorias: NonNullable<ListaDoCatalogo['categorias']>
}

export function Identidade({ escrita, categorias }: IdentidadeProps) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>O que é</legend>
      <Campo escrita={escrita} nome="nome" label="Nome" maxLength={200} />
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="sku" label="Código (SKU)" maxLength={60} />
        <Campo escrita={escrita} nome="ean" label="EAN" optional inputMode="numeric" maxLength={14} />
      </div>
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="marca" label="Marca" optional maxLength={80} />
        <Campo
          escrita={escrita}
          nome="embalagem"
          label="Embalagem"
          optional
          hint="Como: caixa com 12."
          maxLength={80}
        />
      </div>
      <Select
        label="Categoria"
        value={textos.idcategoria}
        error={erros.idcategoria}
        onChange={({ target }) => onChange('idcategoria', target.value)}
      >
        {categorias.map(({ idcategoria, caminho }) => (
          <option key={idcategoria} value={idcategoria}>
            {caminho}
          </option>
        ))}
      </Select>
      <Textarea
        label="Descrição"
        optional
        rows={4}
        maxLength={20_000}
        value={textos.descricao}
        error={erros.descricao}
        onChange={({ target }) => onChange('descricao', target.value)}
      />
    </fieldset>
  )
}

export function Valores({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Preço e estoque</legend>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="preco"
          label="Preço (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        <Campo
          escrita={escrita}
          nome="precooferta"
          label="Preço de oferta (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="custo"
          label="Custo (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        <Campo
          escrita={escrita}
          nome="precominimo"
          label="Preço mínimo na negociação (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <Campo
        escrita={escrita}
        nome="estoque"
        label="Estoque"
        optional
        hint="Quanto há agora. Vazio, não é contado e sempre pode ser comprado."
        inputMode="decimal"
        maxLength={20}
      />
    </fieldset>
  )
}

/** The rules, and a customer's purchase by them. */
export function Quantidades({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Quanto se compra</legend>
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="unidade" label="Unidade" hint="un, kg, cx." maxLength={20} />
        <Campo
          escrita={escrita}
          nome="granularidade"
          label="De quanto em quanto"
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="min_por_pedido"
          label="Mínimo"
          optional
          inputMode="decimal"
          maxLength={12}
        />
        <Campo
          escrita={escrita}
          nome="maxporpedido"
          label="Máximo"
          optional
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      <p role="status" className="text-ink-muted">
        {sayQuantidades(escrita.textos)}
      </p>
    </fieldset>
  )
}
