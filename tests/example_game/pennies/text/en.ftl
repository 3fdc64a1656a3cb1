game-name = Pennies
game-blurb = Take up to three pennies a turn; the last penny wins.
pennies-laid-out = { $n } pennies lie on the table.
pennies-how-many = { $n ->
    [one] One penny is left.
   *[other] { $n } pennies are left.
} How many do you take?
pennies-take = Take { $n }
pennies-took = { $seat } takes { $n }.
