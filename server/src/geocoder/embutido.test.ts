import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createGeocoder } from './create-geocoder.ts'
import { loadGazetteer } from './gazetteer.ts'
import { distanceKm } from './localizacao.ts'
import { loadLogradouros } from './logradouros.ts'
import { REGIOES_POSTAIS } from './regioes-postais.ts'

const geocoder = createGeocoder()
const first = async (texto: string) => (await geocoder.search(texto, { limite: 5 }))[0]

describe('CEP without a network', () => {
  it.each([
    ['01310100', 'São Paulo', 'SP'],
    ['13010000', 'Campinas', 'SP'],
    ['70040010', 'Brasília', 'DF'],
    ['20040002', 'Rio de Janeiro', 'RJ'],
    ['69900100', 'Rio Branco', 'AC'],
    ['88010000', 'Florianópolis', 'SC'],
    ['40010000', 'Salvador', 'BA'],
    ['05999999', 'São Paulo', 'SP'],
    ['06000000', 'Osasco', 'SP'],
    ['08499999', 'São Paulo', 'SP'],
    ['13139999', 'Campinas', 'SP'],
    ['13140000', 'Paulínia', 'SP'],
    ['13278000', 'Valinhos', 'SP'],
    ['13289999', 'Vinhedo', 'SP'],
    ['13219999', 'Jundiaí', 'SP'],
    ['73015132', 'Brasília', 'DF'],
    ['53990000', 'Fernando de Noronha', 'PE'],
  ])('%s lies in %s/%s (brazil.md 2)', async (cep, cidade, uf) => {
    expect(await geocoder.cep(cep)).toMatchObject({ cep, cidade, uf, rua: '', bairro: '', pais: 'Brasil' })
  })

  it('Noronha is where it is, 540 km from Recife (B7)', async () => {
    const { lat, lng } = (await geocoder.cep('53990-000')) ?? { lat: 0, lng: 0 }
    expect([lat, lng]).toEqual([-3.8403, -32.4108])
  })

  it('a CEP outside of the known ranges answers with its UF and no made-up city', async () => {
    expect(await geocoder.cep('19300-000')).toMatchObject({ cep: '19300000', cidade: '', uf: 'SP' })
    expect(await geocoder.cep('72800000')).toMatchObject({ cidade: '', uf: 'GO' })
    expect(await geocoder.cep('99990000')).toMatchObject({ cidade: '', uf: 'RS' })
  })

  it.each(['00000000', '99999999', '99991000', '1301500', '130150022', 'abcdefgh', ''])(
    '%j is no CEP: null',
    async (cep) => {
      expect(await geocoder.cep(cep)).toBeNull()
    },
  )

  it('a known street answers with exactly the nine fields, the CEP without hyphen (§3 Address)', async () => {
    expect(await geocoder.cep('13015-002')).toStrictEqual({
      cep: '13015002',
      rua: 'Rua Barão de Jaguara',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
      pais: 'Brasil',
      textoendereco: 'Rua Barão de Jaguara - Centro, Campinas - SP, 13015-002, Brasil',
      lat: -22.9056,
      lng: -47.0608,
    })
  })
})

describe('search by city, bairro and street (§2)', () => {
  it.each([
    ['campi', 'Campinas', 'SP'],
    ['campinas', 'Campinas', 'SP'],
    ['CAMPINAS SP', 'Campinas', 'SP'],
    ['sao paulo', 'São Paulo', 'SP'],
    ['sao', 'São Paulo', 'SP'],
    ['mesquita mg', 'Mesquita', 'MG'],
    ['recife, PE', 'Recife', 'PE'],
    ['maceió al', 'Maceió', 'AL'],
    ["santa barbara d'oeste", "Santa Bárbara d'Oeste", 'SP'],
    ['embu das artes', 'Embu das Artes', 'SP'],
    ['rua que ninguem conhece 10, valinhos sp', 'Valinhos', 'SP'],
  ])('%j is the city %s/%s', async (texto, cidade, uf) => {
    const achada = await first(texto)
    expect(achada?.cidade.toLowerCase()).toBe(cidade.toLowerCase())
    expect(achada).toMatchObject({ uf, rua: '', bairro: '' })
  })

  it.each([
    ['cambui', 'Cambuí', 'Campinas'],
    ['Cambuí, Campinas', 'Cambuí', 'Campinas'],
    ['barao geraldo', 'Barão Geraldo', 'Campinas'],
    ['centro vinhedo', 'Centro', 'Vinhedo'],
    ['vila mariana', 'Vila Mariana', 'São Paulo'],
  ])('%j finds the bairro %s of %s', async (texto, bairro, cidade) => {
    const achadas = await geocoder.search(texto, { limite: 5 })
    expect(achadas).toContainEqual(expect.objectContaining({ bairro, cidade, rua: '' }))
  })

  it.each([
    ['barao de jaguara 948', 'Rua Barão de Jaguara'],
    ['R. Barão de Jaguara, 948 - Centro, Campinas', 'Rua Barão de Jaguara'],
    ['av barao de jaguara', 'Rua Barão de Jaguara'],
    ['francisco glicerio campinas', 'Avenida Francisco Glicério'],
    ['13 de maio sousas', 'Rua Treze de Maio'],
    ['rua dr quirino 1000', 'Rua Doutor Quirino'],
    ['nove de julho vinhedo', 'Rua Nove de Julho'],
    ['praca da se', 'Praça da Sé'],
    ['avenida paulista 1578', 'Avenida Paulista'],
  ])('%j finds %s', async (texto, rua) => {
    expect((await first(texto))?.rua).toBe(rua)
  })

  it('keeps the house number in textoendereco only', async () => {
    const achada = await first('barao de jaguara 948')
    expect(achada).toMatchObject({ cep: '13015002', bairro: 'Centro', lat: -22.9056, lng: -47.0608 })
    expect(achada?.rua).not.toContain('948')
    expect(achada?.textoendereco).toBe('Rua Barão de Jaguara, 948 - Centro, Campinas - SP, 13015-002, Brasil')
  })

  it('takes a CEP inside of free text', async () => {
    expect(await geocoder.search('13015-002, 948', { limite: 5 })).toMatchObject([
      { rua: 'Rua Barão de Jaguara' },
    ])
    expect(await first('CEP 13015002')).toMatchObject({ cep: '13015002' })
  })

  it('orders equal answers by distance when it knows where the person is', async () => {
    const jundiai = await geocoder.search('centro', { limite: 5, perto: { lat: -23.187, lng: -46.884 } })
    expect(jundiai[0]?.cidade).toBe('Jundiaí')
    const campinas = await geocoder.search('centro', { limite: 5, perto: { lat: -22.905, lng: -47.06 } })
    expect(campinas[0]?.cidade).toBe('Campinas')
  })

  it('gives at most the asked number, and nothing for nothing', async () => {
    expect(await geocoder.search('sa', { limite: 3 })).toHaveLength(3)
    for (const vazio of [
      '',
      '   ',
      '&',
      '12',
      'x',
      'zzzzqqq',
      'rua laranjeiras',
      'av nossa senhora de fatima',
    ])
      expect(await geocoder.search(vazio, { limite: 5 })).toEqual([])
  })
})

describe('reverse', () => {
  it('names the street under the pin and keeps the pin', async () => {
    const achada = await geocoder.reverse(-22.9057, -47.0609)
    expect(achada).toMatchObject({ rua: 'Rua Barão de Jaguara', lat: -22.9057, lng: -47.0609 })
  })

  it('names the bairro near a known street, else the municipality', async () => {
    expect(await geocoder.reverse(-22.8785, -46.9615)).toMatchObject({
      rua: '',
      bairro: 'Sousas',
      cidade: 'Campinas',
    })
    expect(await geocoder.reverse(-27.595, -48.548)).toMatchObject({
      bairro: '',
      cidade: 'Florianópolis',
      uf: 'SC',
    })
  })

  it.each([
    [38.7, -9.1],
    [Number.NaN, 0],
    [91, 0],
  ])('%d, %d is not in Brazil: null', async (lat, lng) => {
    expect(await geocoder.reverse(lat, lng)).toBeNull()
  })
})

describe('the data', () => {
  it('holds all municipalities within Brazil and ranges that do not overlap, each inside its own state', async () => {
    const { municipios, faixas, findMunicipio } = await loadGazetteer()
    expect(municipios.length).toBeGreaterThanOrEqual(5570)
    for (const m of municipios) {
      expect(m.lat).toBeGreaterThan(-34)
      expect(m.lat).toBeLessThan(6)
      expect(m.lng).toBeGreaterThan(-74.1)
      expect(m.lng).toBeLessThan(-32)
    }
    for (const [i, faixa] of faixas.entries()) {
      expect(faixa.fim).toBeGreaterThanOrEqual(faixa.inicio)
      expect(faixa.fim).toBeLessThan(faixas[i + 1]?.inicio ?? Infinity)
      const regioes = REGIOES_POSTAIS.filter((r) => r.inicio <= faixa.fim && r.fim >= faixa.inicio)
      expect(new Set(regioes.map((r) => r.uf))).toEqual(new Set([faixa.municipio.uf]))
    }
    for (const r of REGIOES_POSTAIS) expect(findMunicipio(r.polo, r.uf), r.polo).not.toBeNull()
  })

  it('keeps municipios.tsv at 400 KB at most', async () => {
    expect((await readFile(new URL('municipios.tsv', import.meta.url))).length).toBeLessThan(400_000)
  })

  it('holds demo streets with a CEP of their own, inside the range and near the seat of their city', async () => {
    const { ruas } = await loadLogradouros()
    const gazetteer = await loadGazetteer()
    expect(ruas.length).toBeGreaterThanOrEqual(140)
    expect(new Set(ruas.map((r) => r.cep)).size).toBe(ruas.length)
    for (const rua of ruas) {
      expect(rua.cep).toMatch(/^\d{8}$/)
      expect(gazetteer.locateCep(rua.cep)?.cidade, rua.cep).toBe(rua.cidade)
      const sede = gazetteer.findMunicipio(rua.cidade, rua.uf)
      expect(sede && distanceKm(sede, rua), rua.rua).toBeLessThan(16)
    }
  })

  it('answers a warm lookup with less than 1 ms of processor', async () => {
    const antes = process.threadCpuUsage()
    for (let i = 0; i < 200; i++) {
      await geocoder.cep('13015002')
      await geocoder.cep('88010000')
      await geocoder.search('barao de jaguara 948', { limite: 5 })
      await geocoder.search('campi', { limite: 5 })
      await geocoder.reverse(-22.9057, -47.0609)
    }
    // Of this thread alone: other work on the machine does not count.
    const { user, system } = process.threadCpuUsage(antes)
    expect((user + system) / 1000 / 1000).toBeLessThan(1)
  })
})
