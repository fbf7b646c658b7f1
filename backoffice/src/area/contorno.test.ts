import { expect, test } from 'vitest'

import { joinContorno, readCantos, splitContorno, writeCantos, type Anel, type Geojson } from './contorno.ts'

const quadrado = (oeste: number, sul: number, lado: number): Anel => [
  [oeste, sul],
  [oeste + lado, sul],
  [oeste + lado, sul + lado],
  [oeste, sul + lado],
  [oeste, sul],
]
const simples: Geojson = { type: 'Polygon', coordinates: [quadrado(-47, -23, 1)] }
const comBuraco: Geojson = {
  type: 'Polygon',
  coordinates: [quadrado(-47, -23, 1), quadrado(-46.6, -22.6, 0.25)],
}
const emPartes: Geojson = {
  type: 'MultiPolygon',
  coordinates: [[quadrado(-47, -23, 1), quadrado(-46.6, -22.6, 0.25)], [quadrado(-40, -10, 0.5)]],
}

test.each([
  ['one ring', simples],
  ['a hole', comBuraco],
  ['two parts, one with a hole', emPartes],
])('an outline of %s is the same again from its rings, and from its typed corners', (_, geojson) => {
  expect(joinContorno(splitContorno(geojson))).toEqual(geojson)
  expect(readCantos(writeCantos(geojson))).toEqual({ geojson })
})

test('a hole that lies in no part is left out, and without any part there is no outline', () => {
  const buraco = quadrado(-10, -10, 1)
  expect(joinContorno({ foras: [quadrado(-47, -23, 1)], buracos: [buraco] })).toEqual(simples)
  expect(joinContorno({ foras: [], buracos: [buraco] })).toBe(null)
})

test('a ring that is drawn by hand is closed, to a tenth of a metre', () => {
  const [a, b, c] = [
    [-47.00000012, -23],
    [-46, -23],
    [-46, -22],
  ] as Anel
  expect(joinContorno({ foras: [[a, b, c] as Anel], buracos: [] })).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [-47, -23],
        [-46, -23],
        [-46, -22],
        [-47, -23],
      ],
    ],
  })
})

test.each([
  ['-22,9012 -47,0573', [-47.0573, -22.9012]],
  ['-22.9012, -47.0573', [-47.0573, -22.9012]],
  ['-22,9012; -47,0573', [-47.0573, -22.9012]],
  ['-22.9012,-47.0573', [-47.0573, -22.9012]],
  ['-22, -47', [-47, -22]],
  ['−22,9 −47', [-47, -22.9]],
])('a corner that is typed as %s is read', (linha, canto) => {
  const lido = readCantos(`${linha}\n-23 -47\n-23 -46`)
  expect('geojson' in lido && lido.geojson?.coordinates[0]?.[0]).toEqual(canto)
})

test.each([
  ['-22,9', 1],
  ['-22 -47\nperto da praça', 2],
  ['-22 -47\n\n-95 -47', 3],
  ['-22 -190', 1],
])('%j has no corner in its line %i', (texto, linha) => {
  expect(readCantos(texto)).toEqual({ linha })
})

test('nothing typed is no outline', () => {
  expect(readCantos(' \n\n')).toEqual({ geojson: null })
})
